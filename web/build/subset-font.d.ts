/** What we use of it; the package has no types of its own. */
declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'woff2'
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, letters: string, cut: Cut): Promise<Buffer>
}
