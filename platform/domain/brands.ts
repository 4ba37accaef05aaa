/** Brands with their own logo and wording (spec 1); any other value has the default ones. */
export const brands = ['aurora', 'graphite'] as const

export type Brand = (typeof brands)[number]

/** The brand named by a value of the application settings, or null. */
export const brandOf = (value: string): Brand | null =>
  brands.find((brand) => brand === value.trim().toLowerCase()) ?? null
