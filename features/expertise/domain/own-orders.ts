/** Roles that order reviews for themselves and do their own accounting; for other roles the accelerator does. */
export const ordersForOneself = (role: string | null): boolean => role === 'INV' || role === 'MNT'

/** Maximum number of open jobs per requester. */
export const maxOwnOpenJobs = 20

/** Number of days for an investor or mentor to accept or return a result before it counts as accepted. */
export const ownAcceptDays = 14
