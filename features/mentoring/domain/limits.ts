/** Maximum number of weekly rules per mentor and accelerator. */
export const mostRules = 20

/** Maximum number of free slots in a response. */
export const shownSlots = 100
