/** A hook is given up after so many failures in a row, when they have gone on for so long: one bad hour does not do it. */
export const hookPatience = { failures: 20, hours: 24 } as const

/** Days that a delivery stays in the log. */
export const deliveryDays = 30

/** What became of a delivery. */
export const deliveryOutcomes = ['WAITING', 'DELIVERED', 'FAILED'] as const

export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** Why an attempt came to nothing, where no answer with a status came. */
export const deliveryProblems = ['ADDRESS_NOT_ALLOWED', 'NAME_NOT_FOUND', 'TIMEOUT', 'NOT_REACHED'] as const

/** Whether a hook that failed once more is given up. */
export const isGivenUp = (failures: number, failingSince: Date, now: Date): boolean =>
  failures >= hookPatience.failures &&
  now.getTime() - failingSince.getTime() >= hookPatience.hours * 3_600_000
