/** Values as TOML writes them. */

/** Anything that a puzzle file may hold. */
export type TomlValue = string | number | boolean | readonly TomlValue[] | { [field: string]: TomlValue }

/** A value in one line. JSON writes strings in a way that TOML reads. */
export function tomlValue(value: TomlValue): string {
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('\u007f', '\\u007f')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  const fields = Object.entries(value).map(([field, inner]) => `${fieldName(field)} = ${tomlValue(inner)}`)
  return `{ ${fields.join(', ')} }`
}

/** A file of fields, one in a line. */
export function tomlFile(fields: Record<string, TomlValue>): string {
  return Object.entries(fields)
    .map(([field, value]) => `${fieldName(field)} = ${tomlValue(value)}\n`)
    .join('')
}

function fieldName(field: string): string {
  return /^[\w-]+$/.test(field) ? field : JSON.stringify(field)
}
