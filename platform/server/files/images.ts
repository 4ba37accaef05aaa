import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { UploadedFile } from './receive-file.ts'

/** Image types that may be uploaded, by extension (spec 5). */
const imageTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** File signatures of these formats: any other file is not decoded. */
const beginnings = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961']

/** Accepted formats in the file's header. */
const uploadedFormats = new Set<string>(['jpeg', 'png', 'gif'])

/** Maximum number of pixels after decoding: more than phone cameras produce, few enough for the memory. */
const maxPixels = 50_000_000

/** Maximum side in pixels, the limit of jpg: a png one pixel wide and millions high takes longest. */
const maxSide = 65_535

/** A square of an image in pixels, from the upper left corner of the image after rotation. */
export type Square = { x: number; y: number; size: number }

/** The crop square, if a call names one: a corner requires a side, and defaults to 0. */
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

// Whatever a file claims to be, only these formats are decoded; webp and svg only if we created them (`smallerImage`,
// `drawnImage`): uploads are checked before (`headOf`).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

type Box = { width: number; height: number }

/** One image is decoded at a time, so that many at once cannot fill the memory; everybody's first comes before anybody's second. */
const inTurn = fairQueue({ size: 1, waiting: 20, waitSeconds: 10 })

/** Rotated upright, first frame only; metadata such as places and cameras is dropped. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', animated: false })
    // Less than the queue's waiting time.
    .timeout({ seconds: 8 })
    .autoOrient()

/** The file's header, read before decoding. */
const headOf = async (bytes: Buffer): Promise<{ pixels: number; pages: number; format: string }> => {
  const beginning = bytes.subarray(0, 8).toString('hex')
  if (!beginnings.some((one) => beginning.startsWith(one))) throw new ProductError('FILE_INCORRECT')
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!uploadedFormats.has(format)) throw new ProductError('FILE_INCORRECT')
  if (Math.max(width, height) > maxSide) throw new ProductError('FILE_INCORRECT')
  return { pixels: width * height, pages, format }
}

const decoded = async <T>(by: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await inTurn(by, work)
  } catch (error) {
    if (error instanceof ProductError) throw error
    throw new ProductError('FILE_INCORRECT')
  }
}

/** Throws for an upload that is not an image, or not of the type of its `extension`. */
export const checkImage = (upload: UploadedFile, extension?: string): void => {
  const kinds = extension === undefined ? Object.values(imageTypes) : [imageTypes[extension]]
  if (!kinds.includes(upload.mime)) throw new ProductError('FILE_INCORRECT')
}

const insideOf = (square: Square, { width, height }: { width: number; height: number }): void => {
  if (square.size < 1) throw invalid({ size: 'TOO_SMALL' })
  if (square.x + square.size > width) throw invalid({ x: 'TOO_BIG' })
  if (square.y + square.size > height) throw invalid({ y: 'TOO_BIG' })
}

/** Squares of the given sides, as webp; from the centre unless a square is given. `by` is the requester. */
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

/** A generated image, and its size in pixels. */
export type SizedImage = { bytes: Buffer; width: number; height: number }

/** The whole image as webp, no larger than the box and never enlarged. Animated images are refused. */
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

/** An image that office programs show: png where it is transparent, otherwise jpeg. */
export type OfficeImage = SizedImage & { format: 'png' | 'jpeg' }

const inOffice = async (bytes: Buffer, { width, height }: Box): Promise<OfficeImage> => {
  const image = open(bytes).resize(width, height, { fit: 'inside', withoutEnlargement: true })
  const { hasAlpha } = await image.metadata()
  const made = hasAlpha ? image.png() : image.jpeg({ quality: 82 })
  const { data, info } = await made.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, format: hasAlpha ? 'png' : 'jpeg' }
}

/** The whole image re-encoded for documents of office programs, no larger than the box. Accepts png and jpeg only. */
export const officeImage = (by: string, bytes: Buffer, box: Box): Promise<OfficeImage> =>
  decoded(by, async () => {
    const { pixels, format } = await headOf(bytes)
    if (pixels > maxPixels || format === 'gif') throw new ProductError('FILE_INCORRECT')
    return inOffice(bytes, box)
  })

/** The same of an image that we created (`imageWithin`), in a format that office programs do not show. */
export const officeImageOfOurs = (by: string, bytes: Buffer, box: Box): Promise<OfficeImage> =>
  decoded(by, () => inOffice(bytes, box))

/** A resized image of our own; these are small, so they do not queue. */
export const smallerImage = (made: Buffer, side: number): Promise<Buffer> =>
  sharp(made, { limitInputPixels: maxPixels })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()

type Mark = { bytes: Buffer; left: number; top: number; side: number; corner: number }

const roundedSquare = (side: number, corner: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner}"/></svg>`,
  )

/** An svg drawing of our own (without texts) as jpeg, with a square image of our own on it. */
export const drawnImage = async (svg: string, mark: Mark | null): Promise<Buffer> => {
  const drawing = sharp(Buffer.from(svg))
  if (mark) {
    const { bytes, left, top, side, corner } = mark
    const input = await sharp(bytes, { limitInputPixels: maxPixels })
      .resize(side, side, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .composite([{ input: roundedSquare(side, corner), blend: 'dest-in' }])
      .png()
      .toBuffer()
    drawing.composite([{ input, left, top }])
  }
  // Thin outlines lose their colours with chroma subsampling.
  return drawing.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** A generated image, ready to be stored. */
export const madeImage = (name: string, bytes: Buffer): UploadedFile => ({
  name: `${name}.webp`,
  mime: 'image/webp',
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})
