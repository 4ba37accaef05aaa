/** Name of the job that shows notifications on the devices of their recipients. */
export const pushNotificationsJob = 'push-notifications'

/** Delay of the job in seconds: a notification that is read in the portal meanwhile is not pushed. */
export const pushDelaySeconds = 10

/** Maximum number of notifications per job: it ends in time, and one mass message does not delay another. */
export const pushesAtOnce = 200
