/** Name of the job that shows notifications on the devices of their recipients. */
export const pushNotificationsJob = 'push-notifications'

/** Seconds until it runs: who reads a notification at once in the portal needs none on another screen. */
export const pushDelaySeconds = 10

/** Notifications of one job at most: it ends in time, and a mass message does not wait behind another. */
export const pushesAtOnce = 200
