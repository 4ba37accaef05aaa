/**
 * A webhook is disabled after this number of consecutive failures, if they span this many hours, so that a short
 * outage does not disable it.
 */
export const hookPatience = { failures: 20, hours: 24 } as const

/** Retention of the delivery log, in days. */
export const deliveryDays = 30

/** Outcomes of a delivery. */
export const deliveryOutcomes = ['WAITING', 'DELIVERED', 'FAILED'] as const

export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** Why an attempt failed without an HTTP status. */
export const deliveryProblems = ['ADDRESS_NOT_ALLOWED', 'NAME_NOT_FOUND', 'TIMEOUT', 'NOT_REACHED'] as const

/** Whether a webhook is disabled after another failure. */
export const isGivenUp = (failures: number, failingSince: Date, now: Date): boolean =>
  failures >= hookPatience.failures &&
  now.getTime() - failingSince.getTime() >= hookPatience.hours * 3_600_000
