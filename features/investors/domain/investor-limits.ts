/** Cards that the showcase of investors brings at a time (spec 9). */
export const investorPageSize = 12

/** Orders of the showcase of investors: by name, or by registration. */
export const investorSortings = ['NAME', 'ID'] as const

/** The most stages that an investor names. */
export const mostStages = 20
