/** Where the logo stands in the picture of a link preview, or the first letters of the name in its place. */
export const logoPlace = { left: 88, top: 72, side: 128, corner: 24 } as const
