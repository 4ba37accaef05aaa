import { largestPicture, usualPicture } from '../../domain/limits.ts'
import type { PictureValue } from '../../domain/template-values.ts'

/** A picture re-encoded for a report. */
export type ReportPicture = {
  bytes: Uint8Array
  width: number
  height: number
  format: 'png' | 'jpeg'
  name: string
}

/** Pictures by file id; a missing one is shown as its file name. */
export type Pictures = Readonly<Record<string, ReportPicture>>

/** A picture with its size on paper, in millimetres. */
export type PlacedPicture = ReportPicture & { wide: number; high: number }

/** Screens show about that many pixels of a millimetre. */
const pixelsOfMillimetre = 96 / 25.4

/** Returns the pictures of a value with their size on paper; undefined if file names are shown instead. */
export const placedPictures = (
  picture: PictureValue | undefined,
  pictures: Pictures,
): PlacedPicture[] | undefined => {
  if (!picture?.isShown) return undefined
  const known = picture.files.flatMap((id) => pictures[id] ?? [])
  if (known.length === 0) return undefined
  return known.map((one) => {
    const natural = one.width / pixelsOfMillimetre
    const asked = picture.width ?? Math.min(natural, usualPicture)
    // Neither a column of a page nor a page is higher.
    const wide = Math.min(asked, (largestPicture * one.width) / one.height)
    return { ...one, wide, high: (wide * one.height) / one.width }
  })
}
