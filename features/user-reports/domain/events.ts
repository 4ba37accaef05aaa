/** Events of runs; the payload is `{ id }`. */
export const runEvents = ['UserReportRunFinished'] as const

export type RunEvent = (typeof runEvents)[number]
