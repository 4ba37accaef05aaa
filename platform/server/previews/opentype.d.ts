/** What is used of the reader of fonts, which brings no types. */
declare module 'opentype.js' {
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string }
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph: (sign: string) => Glyph
    getKerningValue: (left: Glyph, right: Glyph) => number
  }
  const reader: { parse: (bytes: ArrayBuffer) => Font }
  export default reader
}
