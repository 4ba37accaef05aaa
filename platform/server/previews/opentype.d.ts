/** Types of the used part of the font parser, which has none. */
declare module 'opentype.js' {
  /** A point of the path, with up to two control points of a curve. */
  export type OutlineCommand = { type: string } & Partial<
    Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
  >
  export type OutlinePath = { commands: readonly OutlineCommand[] }
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath: (x: number, y: number, size: number) => OutlinePath
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph: (sign: string) => Glyph
    getKerningValue: (left: Glyph, right: Glyph) => number
  }
  const reader: { parse: (bytes: ArrayBuffer) => Font }
  export default reader
}
