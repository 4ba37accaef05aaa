/** Roles in which one orders reviews for oneself and keeps books of one's own: elsewhere they are the accelerator's. */
export const ordersForOneself = (role: string | null): boolean => role === 'INV' || role === 'MNT'
