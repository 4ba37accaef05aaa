import sharp from 'sharp'
import type { Chance } from './random.ts'

type Colour = readonly [red: number, green: number, blue: number]

const backgrounds: readonly (readonly [Colour, Colour])[] = [
  [
    [255, 214, 196],
    [255, 158, 122],
  ],
  [
    [206, 227, 255],
    [140, 180, 240],
  ],
  [
    [212, 240, 222],
    [142, 204, 168],
  ],
  [
    [250, 231, 180],
    [236, 190, 98],
  ],
  [
    [230, 218, 250],
    [178, 156, 226],
  ],
  [
    [216, 236, 238],
    [130, 190, 196],
  ],
]
const skins: readonly Colour[] = [
  [250, 214, 188],
  [238, 190, 156],
  [205, 150, 112],
  [150, 102, 74],
]
const hairs: readonly Colour[] = [
  [52, 40, 36],
  [104, 68, 44],
  [182, 130, 74],
  [160, 160, 164],
  [140, 58, 38],
]
const clothes: readonly Colour[] = [
  [44, 62, 92],
  [120, 54, 62],
  [58, 92, 78],
  [92, 84, 104],
  [240, 240, 236],
  [40, 44, 50],
]

const side = 256

/** How much of a pixel an ellipse covers, by the distance to its edge: antialiased within about one pixel. */
const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number => {
  const distance = (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry) * side
  return Math.min(1, Math.max(0, 0.5 - distance))
}

const mixed = (under: Colour, over: Colour, share: number): Colour =>
  share === 0
    ? under
    : [
        under[0] + (over[0] - under[0]) * share,
        under[1] + (over[1] - under[1]) * share,
        under[2] + (over[2] - under[2]) * share,
      ]

/** Draws a fictional person: a simple bust, with long hair or not, in random colours, as png. */
export const drawPortrait = (chance: Chance, long: boolean): Promise<Buffer> => {
  const [top, bottom] = chance.pick(backgrounds)
  const tone = chance.between(0, skins.length - 1)
  const skin = skins[tone]!
  const hair = chance.pick(tone < 2 ? hairs : hairs.slice(0, 2))
  const cloth = chance.pick(clothes)
  const shade = mixed(skin, [120, 60, 40], 0.18)
  const pixels = Buffer.alloc(side * side * 3)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [(column + 0.5) / side, (row + 0.5) / side]
      let colour = mixed(top, bottom, y)
      if (long) colour = mixed(colour, hair, inside(x, y, 0.5, 0.5, 0.235, 0.31))
      colour = mixed(colour, cloth, inside(x, y, 0.5, 1.08, 0.4, 0.36))
      colour = mixed(colour, shade, inside(x, y, 0.5, 0.68, 0.085, 0.13))
      colour = mixed(colour, skin, inside(x, y, 0.5, 0.45, 0.165, 0.205))
      const fringe = inside(x, y, 0.5, 0.36, 0.19, 0.165) * (1 - inside(x, y, 0.5, 0.52, 0.19, 0.2))
      colour = mixed(colour, hair, fringe)
      pixels.set(colour.map(Math.round), (row * side + column) * 3)
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
