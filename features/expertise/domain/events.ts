/** What happens to experts' jobs; payloads carry the row's `id`. */
export const expertJobEvents = [
  'ExpertJobOrdered',
  'ExpertJobTaken',
  'ExpertJobCompleted',
  'ExpertJobRejected',
  /** Its expert's account was erased. */
  'ExpertJobLeft',
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertJobAccepted',
  /** Whoever ordered reminds the expert by hand. */
  'ExpertJobReminded',
  /** The accelerator lets the expert of what others ordered read the task itself. */
  'ExpertJobWorkOpened',
  /** Nobody took a job: this one was ordered of somebody else in its place, or nobody else can. */
  'ExpertJobPassedOn',
  'ExpertJobUntaken',
] as const

export type ExpertJobEvent = (typeof expertJobEvents)[number]
