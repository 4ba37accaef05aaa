/** Background of text in a showcase, light and dark: the surfaces of the portal's themes. */
export const brandSurfaces = { light: '#ffffff', dark: '#1d1f23' } as const

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, `#rrggbb`: from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether a colour is legible as text on the surface of a theme. */
export const isLegible = (colour: string, theme: keyof typeof brandSurfaces): boolean =>
  contrastOf(colour, brandSurfaces[theme]) >= leastContrast
