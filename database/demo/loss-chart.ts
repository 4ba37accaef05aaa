import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

const width = 960
const height = 420
const paper: Colour = [250, 250, 248]
const line: Colour = [214, 217, 222]
const before: Colour = [226, 122, 63]
const after: Colour = [38, 132, 122]

/** Heat losses on five sections of a pipe, as fractions of the chart's height: before and after the repair. */
const losses = [
  [0.42, 0.31],
  [0.55, 0.4],
  [0.9, 0.36],
  [0.5, 0.44],
  [0.36, 0.3],
] as const

const ground = 372
const top = 40

const colourAt = (x: number, y: number): Colour => {
  const place = Math.floor((x - 60) / 170)
  const within = (x - 60) % 170
  const pair = x >= 60 ? losses[place] : undefined
  const part = within < 20 ? -1 : within < 75 ? 0 : within < 80 ? -1 : within < 135 ? 1 : -1
  if (pair && part >= 0 && y <= ground && y > ground - (ground - top) * pair[part as 0 | 1])
    return part === 0 ? before : after
  const isLine = y === ground || ((ground - y) % 83 === 0 && y > top - 20 && y < ground)
  return isLine && x > 40 && x < width - 40 ? line : paper
}

/** Draws a chart of heat losses before and after a repair, as png. */
export const drawLossChart = (): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), (y * width + x) * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
