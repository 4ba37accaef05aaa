/** Roles in which one orders reviews for oneself and keeps books of one's own: elsewhere they are the accelerator's. */
export const ordersForOneself = (role: string | null): boolean => role === 'INV' || role === 'MNT'

/** Jobs of one's own that may be open at a time. */
export const maxOwnOpenJobs = 20

/** Days that whoever ordered for themselves has to accept a result or to send it back: then it counts as accepted. */
export const ownAcceptDays = 14
