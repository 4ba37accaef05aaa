/** The most weekly rules of one mentor in one accelerator. */
export const mostRules = 20

/** The most free slots that are offered at once. */
export const shownSlots = 100
