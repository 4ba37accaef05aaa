import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

const width = 1400
const height = 600

const skyAbove: Colour = [30, 74, 104]
const skyBelow: Colour = [250, 196, 140]
const sun: Colour = [255, 238, 204]

/** Hills from back to front: position as a fraction of the height, waviness, and colour. */
const hills: readonly { at: number; roll: number; length: number; shift: number; colour: Colour }[] = [
  { at: 0.56, roll: 0.06, length: 420, shift: 0.4, colour: [132, 142, 150] },
  { at: 0.66, roll: 0.08, length: 340, shift: 2.1, colour: [66, 106, 112] },
  { at: 0.78, roll: 0.07, length: 280, shift: 4.4, colour: [34, 78, 84] },
  { at: 0.9, roll: 0.05, length: 230, shift: 1.2, colour: [16, 48, 58] },
]

const between = (one: Colour, other: Colour, part: number): Colour => [
  Math.round(one[0] + (other[0] - one[0]) * part),
  Math.round(one[1] + (other[1] - one[1]) * part),
  Math.round(one[2] + (other[2] - one[2]) * part),
]

const skyAt = (x: number, y: number): Colour => {
  const sky = between(skyAbove, skyBelow, Math.min(1, y / (height * 0.62)))
  const far = Math.hypot(x - width * 0.68, y - height * 0.46) / 74
  if (far <= 1) return sun
  return between(sun, sky, Math.min(1, (far - 1) / 4 + 0.55))
}

const edgeOf = ({ at, roll, length, shift }: (typeof hills)[number], x: number): number =>
  height *
  (at + (roll * (Math.sin(x / length + shift) + 0.4 * Math.sin((2.7 * x) / length + 2 * shift))) / 1.4)

/** Draws hills at dawn, for a page header, as png. */
export const drawCover = (): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let x = 0; x < width; x++) {
    const edges = hills.map((hill) => edgeOf(hill, x))
    for (let y = 0; y < height; y++) {
      const hill = hills.findLast((_, at) => y >= edges[at]!)
      pixels.set(hill ? hill.colour : skyAt(x, y), (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
