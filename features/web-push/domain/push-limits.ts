/** Maximum number of devices of a person; the least recently used one is removed. */
export const maxDevices = 10

/**
 * A device is removed after this number of consecutive failed notifications, if they span this many hours, so that an
 * outage of a push service or of the portal's network removes no devices.
 */
export const devicePatience = { failures: 10, hours: 24 } as const

/** Attempts to send a notification to a device. */
export const pushAttempts = 4

/** Seconds before the next attempt: a minute, five, and twenty-five. */
export const pushRetrySeconds = (attempt: number): number => 60 * 5 ** (attempt - 1)
