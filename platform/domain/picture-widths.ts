/** Widths in pixels of resized images, besides the original: for the sizes on pages, at one and two device pixels. */
export const pictureWidths = [64, 128, 256] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The smallest width that fills a place of this many pixels, or the largest. */
export const widthFor = (pixels: number): PictureWidth =>
  pictureWidths.find((width) => width >= pixels) ?? pictureWidths.at(-1)!
