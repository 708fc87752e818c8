/** Lines and shapes that the dialog for sharing shows. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** The line of HTML that shows a page inside another one. */
export function framed(address: string, title: string): string {
  const named = `src="${escaped(address)}" title="${escaped(title)}"`
  return `<iframe ${named} width="720" height="640" style="border:0;max-width:100%" loading="lazy"></iframe>`
}

/** The dark squares of a QR code as one path, a run of squares at a time. */
export function modules(data: readonly (readonly boolean[])[]): string {
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      path += `M${start} ${y}h${width}v1h-${width}z`
    }
  })
  return path
}

function escaped(text: string): string {
  return text.replace(/[&"<]/g, (sign) => ESCAPES[sign] ?? sign)
}
