/** How work ended or stopped: an application refused, a task rejected, work blocked, an application withdrawn. */
export const reasonEnds = ['APPLICATION', 'TASK', 'BLOCK', 'WITHDRAWAL'] as const

/** By what reasons are counted besides the reason itself. */
export const reasonGroups = ['PROGRAMME', 'TRACK', 'STREAM'] as const
