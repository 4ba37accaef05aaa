/** Days within which a deleted project can be restored. */
export const daysOfDeleted = 30
