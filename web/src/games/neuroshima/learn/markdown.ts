/** The little Markdown of the numbered rules, as pieces that a component can show. */

export type MarkdownPiece =
  | { is: 'text'; text: string }
  | { is: 'bold' | 'italic'; pieces: MarkdownPiece[] }
  | { is: 'code'; text: string }
  /** Another clause. */
  | { is: 'clause'; id: string }

const MARK = /(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\(#[\w-]+\)|\b(?:NH|R|E)-\d[\dA-Z]*(?:\.\d+)*)/

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
  const link = /^\[([^\]]+)\]\(#[\w-]+\)$/.exec(part)
  if (link) return { is: 'text', text: link[1] ?? '' }
  return known.has(part) ? { is: 'clause', id: part } : { is: 'text', text: part }
}
