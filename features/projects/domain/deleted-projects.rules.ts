/** So many days a deleted project can be brought back. */
export const daysOfDeleted = 30
