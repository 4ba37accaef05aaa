/** The most that a showcase lets others have. */
export const accessLimits = { origins: 20, keys: 20, hooks: 5, overlapDays: 30 } as const

/** What one key may ask in a minute. */
export const keyLimit = { hits: 300, seconds: 60 } as const
