// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types: they are included with this file
/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node takes the package's CommonJS, which has one
import opentype, { type Font, type Glyph, type OutlinePath } from 'opentype.js'

/** Converts text to outlines with the portal's own typeface: a server may have no fonts at all, or others. */

export type Weight = 400 | 700

/** Subsets of the typeface, the most frequent characters first: a subset is loaded when the previous ones lack a character. */
const parts = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'] as const

const find = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

const fontOf = (part: (typeof parts)[number], weight: Weight): Font => {
  const name = `inter-${part}-${weight}-normal.woff`
  const known = fonts.get(name)
  if (known) return known
  const bytes = Uint8Array.from(readFileSync(find.resolve(`@fontsource/inter/files/${name}`)))
  const font = opentype.parse(bytes.buffer)
  fonts.set(name, font)
  return font
}

type Letter = { font: Font; glyph: Glyph }

const letterOf = (sign: string, weight: Weight): Letter | null => {
  for (const part of parts) {
    const font = fontOf(part, weight)
    const glyph = font.charToGlyph(sign)
    if (glyph.index > 0) return { font, glyph }
  }
  return null
}

/** Longer texts never fit: cutting them early saves work. */
const maxSigns = 200

/**
 * A text as it can be drawn: on one line, without invisible characters and emoji. Empty for a script that the
 * typeface lacks: a part of a name would be another name.
 */
export const drawable = (text: string): string => {
  const signs = [...text.slice(0, maxSigns * 2).normalize('NFC')]
    .slice(0, maxSigns)
    .map((sign) => (/\s/u.test(sign) ? ' ' : sign))
    .filter((sign) => sign === ' ' || !/[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(sign))
  const isDrawn = (sign: string): boolean => sign === ' ' || letterOf(sign, 400) !== null
  if (signs.some((sign) => /[\p{L}\p{N}]/u.test(sign) && !isDrawn(sign))) return ''
  return signs.filter(isDrawn).join('').replace(/ +/g, ' ').trim()
}

type Placed = { letter: Letter; x: number }

/** The glyphs of a line from x = 0, and the position of the next one. */
const placed = (line: string, size: number, weight: Weight): { letters: Placed[]; width: number } => {
  const letters: Placed[] = []
  let x = 0
  let before: Letter | null = null
  for (const sign of line) {
    const letter = letterOf(sign, weight)
    if (!letter) continue
    const { font, glyph } = letter
    const scale = size / font.unitsPerEm
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale
    letters.push({ letter, x })
    x += glyph.advanceWidth * scale
    before = letter
  }
  return { letters, width: x }
}

export const widthOf = (line: string, size: number, weight: Weight): number =>
  placed(line, size, weight).width

const round = (value: number): number => Math.round(value * 10) / 10

/** A glyph's outline as path data. The library's own writer joins two numbers if the second rounds to a negative zero. */
const dataOf = ({ commands }: OutlinePath): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : [round(value)]))
      return type + numbers.join(' ')
    })
    .join('')

/** The outlines of a line with its baseline at y, as SVG path data. */
export const outlineOf = (
  line: string,
  { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight },
): string =>
  placed(line, size, weight)
    .letters.map(({ letter, x: from }) => dataOf(letter.glyph.getPath(x + from, y, size)))
    .join('')

type Box = { size: number; weight: Weight; width: number; lines: number }

/** Number of leading characters that fit into `width`. */
const fitting = (signs: readonly string[], { size, weight, width }: Box): number => {
  let low = 0
  let high = signs.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(signs.slice(0, middle).join(''), size, weight) <= width) low = middle
    else high = middle - 1
  }
  return Math.max(low, 1)
}

const ended = (line: string, box: Box): string => {
  const signs = [...line]
  const shorter = { ...box, width: box.width - widthOf('…', box.size, box.weight) }
  return `${signs.slice(0, fitting(signs, shorter)).join('').trimEnd()}…`
}

/** A drawable text in lines, with an ellipsis if it does not fit. `whole`: no text is cut, no word is broken. */
export const linesOf = (text: string, box: Box): { lines: string[]; whole: boolean } => {
  const lines: string[] = []
  let rest = text
  let whole = true
  while (rest !== '' && lines.length < box.lines) {
    const signs = [...rest]
    const count = fitting(signs, box)
    if (count === signs.length) return { lines: [...lines, rest], whole }
    if (lines.length === box.lines - 1) return { lines: [...lines, ended(rest, box)], whole: false }
    const head = signs.slice(0, count + 1).join('')
    const space = head.lastIndexOf(' ')
    if (space <= 0) whole = false
    const cut = space > 0 ? space : signs.slice(0, count).join('').length
    lines.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return { lines, whole }
}
