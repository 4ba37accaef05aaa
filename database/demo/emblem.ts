import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/** An accelerator's emblem: its sign on a background. */
export type Emblem = { sign: Sign; ground: readonly [Colour, Colour]; ink: Colour }

/** Whether a point, both coordinates from 0 to 1, belongs to a sign. */
type Inside = (x: number, y: number) => boolean

const peaks: Inside = (x, y) =>
  y < 0.78 && (y - 0.26 > Math.abs(x - 0.42) * 1.25 || (y - 0.42 > Math.abs(x - 0.68) * 1.25 && y > 0.42))

const waves: Inside = (x, y) =>
  [0.34, 0.52, 0.7].some((middle) => Math.abs(y - middle - 0.055 * Math.sin(x * 11)) < 0.045) &&
  x > 0.16 &&
  x < 0.84

const leaf = (x: number, y: number, cx: number, cy: number, tilt: number): boolean => {
  const [dx, dy] = [x - cx, y - cy]
  const along = dx * Math.cos(tilt) + dy * Math.sin(tilt)
  const across = -dx * Math.sin(tilt) + dy * Math.cos(tilt)
  return (along / 0.21) ** 2 + (across / 0.095) ** 2 < 1
}

const sprout: Inside = (x, y) =>
  (Math.abs(x - 0.5) < 0.028 && y > 0.36 && y < 0.82) ||
  leaf(x, y, 0.34, 0.42, 0.55) ||
  leaf(x, y, 0.67, 0.34, -0.6)

const cross: Inside = (x, y) => {
  const [dx, dy] = [Math.abs(x - 0.5), Math.abs(y - 0.5)]
  return Math.max(dx, dy) < 0.3 && Math.min(dx, dy) < 0.1
}

const comet: Inside = (x, y) =>
  Math.hypot(x - 0.66, y - 0.34) < 0.15 ||
  (x - y < 0.5 && x - y > 0.14 && x + y < 1 && x + y > 0.42 + 1.6 * Math.abs(x - y - 0.32))

const signs = { peaks, waves, sprout, cross, comet }

/** One of the signs that can be drawn. */
export type Sign = keyof typeof signs

const side = 320
const samples = [1 / 6, 1 / 2, 5 / 6] as const

/** Draws an emblem as png; nine samples per pixel make its edges smooth. */
export const drawEmblem = ({ sign, ground: [top, bottom], ink }: Emblem): Promise<Buffer> => {
  const inside = signs[sign]
  const pixels = Buffer.alloc(side * side * 3)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let hits = 0
      for (const dy of samples)
        for (const dx of samples) if (inside((column + dx) / side, (row + dy) / side)) hits++
      const share = hits / 9
      for (let part = 0; part < 3; part++) {
        const under = top[part]! + ((bottom[part]! - top[part]!) * row) / side
        pixels[(row * side + column) * 3 + part] = Math.round(under + (ink[part]! - under) * share)
      }
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
