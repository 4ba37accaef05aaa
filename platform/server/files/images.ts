import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { UploadedFile } from './receive-file.ts'

/** Types of pictures one may upload, by the extensions they carry (spec 5). */
const imageTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** What a head may say that it is. */
const uploadedFormats = new Set<string>(['jpeg', 'png', 'gif'])

/** The most pixels a picture may unfold to: more than a telephone's camera gives, less than hurts. */
const maxPixels = 50_000_000

/** The longest side, in pixels, that a jpg can have: a png one pixel wide and millions high takes longer than all others. */
const maxSide = 65_535

/** A square of a picture in pixels, counted from the upper left corner of the upright picture. */
export type Square = { x: number; y: number; size: number }

/** The square to cut, when a call names one: a corner needs a side, and the corner is 0 unless named. */
export const squareOf = (named: {
  x?: number | undefined
  y?: number | undefined
  size?: number | undefined
}): Square | undefined => {
  const { x, y, size } = named
  if (size !== undefined) return { x: x ?? 0, y: y ?? 0, size }
  if (x !== undefined || y !== undefined) throw invalid({ size: 'REQUIRED' })
  return undefined
}

// Whatever a file claims to be, only these are ever decoded; webp only as we made it ourselves (`previewImage`).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

/** One picture is unfolded at a time, so that many at once cannot fill the memory; nobody's second before another's first. */
const inTurn = fairQueue({ size: 1, waiting: 20, waitSeconds: 10 })

/** Upright, the first frame only; nothing but pixels is taken over, so places and cameras stay behind. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', animated: false })
    // Sooner than those who wait for their turn give up.
    .timeout({ seconds: 8 })
    .autoOrient()

/** What the head of a file says, before anything of it unfolds. */
const headOf = async (bytes: Buffer): Promise<{ pixels: number; pages: number }> => {
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!uploadedFormats.has(format)) throw new ProductError('FILE_INCORRECT')
  if (Math.max(width, height) > maxSide) throw new ProductError('FILE_INCORRECT')
  return { pixels: width * height, pages }
}

const decoded = async <T>(by: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await inTurn(by, work)
  } catch (error) {
    if (error instanceof ProductError) throw error
    throw new ProductError('FILE_INCORRECT')
  }
}

/** Refuses an upload that is no picture, or is none of the kind that `extension` says. */
export const checkImage = (upload: UploadedFile, extension?: string): void => {
  const kinds = extension === undefined ? Object.values(imageTypes) : [imageTypes[extension]]
  if (!kinds.includes(upload.mime)) throw new ProductError('FILE_INCORRECT')
}

const insideOf = (square: Square, { width, height }: { width: number; height: number }): void => {
  if (square.size < 1) throw invalid({ size: 'TOO_SMALL' })
  if (square.x + square.size > width) throw invalid({ x: 'TOO_BIG' })
  if (square.y + square.size > height) throw invalid({ y: 'TOO_BIG' })
}

/** Squares of the given sides, as webp; of the middle unless a square is named. `by` is whoever asks. */
export const squareImages = (
  by: string,
  bytes: Buffer,
  options: { sides: readonly number[]; square?: Square | undefined },
): Promise<Buffer[]> =>
  decoded(by, async () => {
    await headOf(bytes)
    const image = open(bytes)
    const { square } = options
    if (square) {
      const { autoOrient } = await image.metadata()
      insideOf(square, autoOrient)
      image.extract({ left: square.x, top: square.y, width: square.size, height: square.size })
    }
    const made: Buffer[] = []
    for (const side of options.sides) {
      made.push(await image.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer())
    }
    return made
  })

/** A picture made here, and its size in pixels. */
export type SizedImage = { bytes: Buffer; width: number; height: number }

/** The whole picture as webp, no larger than the box; a smaller one keeps its size. One that moves is refused. */
export const imageWithin = (
  by: string,
  bytes: Buffer,
  box: { width: number; height: number },
): Promise<SizedImage> =>
  decoded(by, async () => {
    const { pixels, pages } = await headOf(bytes)
    if (pixels > maxPixels) throw new ProductError('PICTURE_TOO_LARGE', { megapixels: maxPixels / 1_000_000 })
    if (pages > 1) throw new ProductError('PICTURE_ANIMATED')
    const { data, info } = await open(bytes)
      .resize(box.width, box.height, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })

/** The size of a link preview's picture, as services that show previews want it. */
export const previewSize = { width: 1200, height: 630 }

/** The picture of a link preview: a square picture that we made ourselves, in the middle of a calm ground. */
export const previewImage = (made: Buffer): Promise<Buffer> =>
  decoded('previews', async () => {
    const mark = await sharp(made, { limitInputPixels: maxPixels })
      .resize(360, 360, { fit: 'contain', background: '#f0f1f4' })
      .toBuffer()
    return sharp({ create: { ...previewSize, channels: 3, background: '#f0f1f4' } })
      .composite([{ input: mark, gravity: 'centre' }])
      .jpeg({ quality: 86 })
      .toBuffer()
  })

/** A picture made here, ready to be kept with `keepFile`. */
export const madeImage = (name: string, bytes: Buffer): UploadedFile => ({
  name: `${name}.webp`,
  mime: 'image/webp',
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})
