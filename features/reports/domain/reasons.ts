/** How work ended or stopped: application rejected, task rejected, work blocked, application withdrawn. */
export const reasonEnds = ['APPLICATION', 'TASK', 'BLOCK', 'WITHDRAWAL'] as const

/** Groups of the report on reasons. */
export const reasonGroups = ['ACCELERATOR', 'PROGRAMME', 'TRACK', 'STREAM'] as const
