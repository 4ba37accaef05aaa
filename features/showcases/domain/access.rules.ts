/** Limits of a showcase's access settings. */
export const accessLimits = { origins: 20, keys: 20, hooks: 5, overlapDays: 30 } as const

/** Rate limit per key. */
export const keyLimit = { hits: 300, seconds: 60 } as const
