/** Brand values with a logo and a wording of their own (spec 1); any other value has the default ones. */
export const brands = ['aurora', 'graphite'] as const

export type Brand = (typeof brands)[number]

/** The brand that a value of the application settings names, or null. */
export const brandOf = (value: string): Brand | null =>
  brands.find((brand) => brand === value.trim().toLowerCase()) ?? null
