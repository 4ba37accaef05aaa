import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A png with the given size in its header and these bytes as pixels. */
const png = (width: number, height: number, pixels: Buffer): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const blackPng = (width: number, height: number): Buffer =>
  png(width, height, Buffer.alloc((width * 3 + 1) * height))

/** An image with the given size in its header and almost no data. */
export const hollowPng = (width: number, height: number): Buffer => png(width, height, Buffer.alloc(1000))

/** An image of two frames. */
export const movingGif = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
