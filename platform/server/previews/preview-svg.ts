import { initialsOf } from '#platform/domain/initials.ts'
import { type PagePreview, previewSize } from '#platform/domain/page-preview.ts'
import { drawable, linesOf, outlineOf, widthOf, type Weight } from './letters.ts'
import { logoPlace } from './logo-place.ts'

const { left } = logoPlace
const right = previewSize.width - 72
const colours = { ground: '#ffffff', text: '#1a1c20', muted: '#5d636e', line: '#e2e5ea', portal: '#ff5629' }

/** Font sizes of the name; the largest that fits is used. */
const nameSizes = [
  { size: 84, lines: 2 },
  { size: 68, lines: 2 },
  { size: 56, lines: 3 },
] as const

type Line = { x: number; y: number; size: number; weight: Weight; colour: string }

const drawn = (text: string, { colour, ...at }: Line): string =>
  `<path fill="${colour}" d="${outlineOf(text, at)}"/>`

/** One line with a maximum width. */
const short = (text: string, at: Line, width: number): string =>
  linesOf(drawable(text), { size: at.size, weight: at.weight, width, lines: 1 })
    .lines.map((line) => drawn(line, at))
    .join('')

const nameLines = (name: string): { size: number; lines: string[] } => {
  const width = right - left
  const tries = nameSizes.map(({ size, lines }) => ({
    size,
    ...linesOf(name, { size, weight: 700, width, lines }),
  }))
  return tries.find(({ whole }) => whole) ?? tries.at(-1)!
}

const nameDrawn = (name: string): string => {
  const { size, lines } = nameLines(name)
  const height = size * 1.14
  return lines
    .map((line, at) =>
      drawn(line, { x: left, y: 232 + size * 0.8 + at * height, size, weight: 700, colour: colours.text }),
    )
    .join('')
}

const initials = (name: string, brand: string): string => {
  const { left: x, top: y, side, corner } = logoPlace
  const letters = initialsOf(name)
  const at = { size: 52, weight: 700, colour: colours.ground } as const
  const from = x + (side - widthOf(letters, at.size, at.weight)) / 2
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${corner}" fill="${brand}"/>` +
    drawn(letters, { ...at, x: from, y: y + side / 2 + 19 })
  )
}

/** A value is drawn smaller before it is cut. */
const valueSize = (value: string, width: number): number =>
  [46, 38, 32].find((size) => widthOf(drawable(value), size, 700) <= width) ?? 46

/** Number of facts that fit next to each other. */
const maxFacts = 2

const factsDrawn = (facts: PagePreview['facts']): string => {
  const shown = facts.filter(({ name, value }) => drawable(name) && drawable(value)).slice(0, maxFacts)
  if (shown.length === 0) return ''
  const width = shown.length === 1 ? right - left : (right - left) / 2 - 24
  return [
    `<rect x="${left}" y="456" width="${right - left}" height="2" fill="${colours.line}"/>`,
    ...shown.map(({ name, value }, at) => {
      const x = left + at * (width + 48)
      return (
        short(value, { x, y: 522, size: valueSize(value, width), weight: 700, colour: colours.text }, width) +
        short(name, { x, y: 566, size: 27, weight: 400, colour: colours.muted }, width)
      )
    }),
  ].join('')
}

/** The image with its texts as outlines: no user text is in the markup, so none can inject any. */
export const previewSvg = ({ name, by, logo, brand, facts }: PagePreview): string => {
  const { width, height } = previewSize
  const colour = /^#[0-9a-f]{6}$/i.test(brand) ? brand : colours.portal
  const called = drawable(name)
  // A name in an unsupported script is shown next to the image by the service; here its owner is shown.
  const head = called || drawable(by)
  const byAt = {
    x: left + logoPlace.side + 32,
    y: 148,
    size: 34,
    weight: 400,
    colour: colours.muted,
  } as const
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="24" height="${height}" fill="${colour}"/>`,
    logo ? '' : initials(head, colour),
    called ? short(by, byAt, right - byAt.x) : '',
    nameDrawn(head),
    factsDrawn(facts),
    '</svg>',
  ].join('')
}
