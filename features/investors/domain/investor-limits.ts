/** Page size of the investor showcase (spec 9). */
export const investorPageSize = 12

/** Sortings of the investor showcase: by name or registration. */
export const investorSortings = ['NAME', 'ID'] as const

/** Maximum number of stages in an investor's criteria. */
export const maxStages = 20
