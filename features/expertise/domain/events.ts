/** What happens to experts' jobs; payloads carry the row's `id`. */
export const expertJobEvents = [
  'ExpertJobOrdered',
  'ExpertJobTaken',
  'ExpertJobCompleted',
  'ExpertJobRejected',
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertJobAccepted',
] as const

export type ExpertJobEvent = (typeof expertJobEvents)[number]
