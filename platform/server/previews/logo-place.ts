/** Position of the logo in a link preview image, or of the initials in its place. */
export const logoPlace = { left: 88, top: 72, side: 128, corner: 24 } as const
