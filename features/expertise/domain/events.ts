/** What happens to experts' jobs; payloads carry the row's `id`, those of an order the `ids` of one expert's jobs. */
export const expertJobEvents = [
  'ExpertJobsOrdered',
  'ExpertJobTaken',
  'ExpertJobCompleted',
  'ExpertJobRejected',
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertJobAccepted',
] as const

export type ExpertJobEvent = (typeof expertJobEvents)[number]
