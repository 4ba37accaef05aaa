/** What may differ between two days: applied since, another track, state or current task, other accepted tasks. */
export const statusChanges = ['APPLIED', 'TRACK', 'STATE', 'TASK', 'ACCEPTED'] as const
