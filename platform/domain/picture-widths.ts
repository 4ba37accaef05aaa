/** Widths in pixels that kept pictures are given in, besides their own: for what pages show, at once and twice as sharp. */
export const pictureWidths = [64, 128, 256] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The width for a place of so many pixels: none smaller than the place, if there is one. */
export const widthFor = (pixels: number): PictureWidth =>
  pictureWidths.find((width) => width >= pixels) ?? pictureWidths.at(-1)!
