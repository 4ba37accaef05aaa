/** Whether a report shows a person's contact details, or why not. */
export const contactStates = ['SHOWN', 'NO_CONSENT', 'NO_LEADER'] as const
