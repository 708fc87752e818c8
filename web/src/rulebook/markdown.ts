/** The little Markdown of the numbered rules, as pieces that a component can show. */

export type MarkdownPiece =
  | { is: 'text'; text: string }
  | { is: 'bold' | 'italic'; pieces: MarkdownPiece[] }
  | { is: 'code'; text: string }
  /** Another clause. */
  | { is: 'clause'; id: string }
  /** Where a value comes from: one of SOURCES. */
  | { is: 'source'; source: string }

/** The marks of values whose source is not plain, as the documents write them. */
export const SOURCES = ['seed', 'pub', 'inferred', 'design'] as const

const MARK =
  /(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\(#[\w-]+\)| ?\[(?:seed|pub|inferred|design)\b[^\]]*\]|\b(?:NH|HC|R|E)-R?\d[\dA-Z]*(?:\.\d+)*)/
const SOURCE = /^ ?\[(\w+)[^\]]*\]$/

/** The pieces of one line; `known` says which clauses can be linked. */
export function piecesOf(line: string, known: ReadonlySet<string>): MarkdownPiece[] {
  return line
    .split(MARK)
    .filter((part) => part !== '')
    .map((part) => pieceOf(part, known))
}

function pieceOf(part: string, known: ReadonlySet<string>): MarkdownPiece {
  if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
    return { is: 'bold', pieces: piecesOf(part.slice(2, -2), known) }
  if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
    return { is: 'italic', pieces: piecesOf(part.slice(1, -1), known) }
  if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
    return { is: 'code', text: part.slice(1, -1) }
  const source = SOURCE.exec(part)?.[1]
  if (source && SOURCES.includes(source as (typeof SOURCES)[number])) return { is: 'source', source }
  const link = /^\[([^\]]+)\]\(#[\w-]+\)$/.exec(part)
  if (link) return { is: 'text', text: link[1] ?? '' }
  return known.has(part) ? { is: 'clause', id: part } : { is: 'text', text: part }
}
