/** Whether the contacts of a person are shown in a report, and if not, why. */
export const contactStates = ['SHOWN', 'NO_CONSENT', 'NO_LEADER'] as const
