/** Page sizes of lists that a person may choose (spec 9), as in the address. */
export const listPageSizes = ['10', '25', '50'] as const

/** How high the rows of lists are, from the lowest. */
export const listDensities = ['compact', 'usual', 'roomy'] as const

export type ListDensity = (typeof listDensities)[number]
