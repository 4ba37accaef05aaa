import { largestPicture, textPicture, usualPicture } from '../../domain/states.ts'
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

const naturalWidth = ({ width }: ReportPicture): number => width / pixelsOfMillimetre

/** A picture of about that width: neither a column of a page nor a page is higher than the largest. */
const placed = (one: ReportPicture, width: number): PlacedPicture => {
  const wide = Math.min(width, (largestPicture * one.width) / one.height)
  return { ...one, wide, high: (wide * one.height) / one.width }
}

/** Returns the pictures of a value with their size on paper; undefined if file names are shown instead. */
export const placedPictures = (
  picture: PictureValue | undefined,
  pictures: Pictures,
): PlacedPicture[] | undefined => {
  // Between words pictures have no place of their own: see `placedParts`.
  if (!picture?.isShown || picture.parts) return undefined
  const known = picture.files.flatMap((id) => pictures[id] ?? [])
  if (known.length === 0) return undefined
  return known.map((one) => placed(one, picture.width ?? Math.min(naturalWidth(one), usualPicture)))
}

/** A part of a text with pictures: words, or a picture with its size on paper. */
export type PlacedPart = { text: string } | { picture: PlacedPicture }

/** The words and pictures of a formatted text in order; undefined if none of its pictures can be shown. */
export const placedParts = (
  picture: PictureValue | undefined,
  pictures: Pictures,
): PlacedPart[] | undefined => {
  if (!picture?.isShown || !picture.parts) return undefined
  const parts = picture.parts.flatMap((part): PlacedPart[] => {
    if ('text' in part) return [part]
    const known = pictures[part.file]
    if (known) return [{ picture: placed(known, Math.min(naturalWidth(known), textPicture)) }]
    return part.alt === '' ? [] : [{ text: part.alt }]
  })
  return parts.some((part) => 'picture' in part) ? parts : undefined
}
