/** Devices of a person; the one that was used longest ago makes room. */
export const mostDevices = 10

/**
 * A device is removed after this number of notifications in a row that did not reach it, if they span this many hours, so
 * that an outage of a push service or of the portal's network removes none.
 */
export const devicePatience = { failures: 10, hours: 24 } as const

/** Attempts to send a notification to a device. */
export const pushAttempts = 4

/** Seconds before an attempt is repeated: a minute, five, and twenty-five. */
export const pushRetrySeconds = (attempt: number): number => 60 * 5 ** (attempt - 1)
