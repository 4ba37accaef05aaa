/** Events of experts' jobs; payloads have the row's `id`. */
export const expertJobEvents = [
  'ExpertJobOrdered',
  'ExpertJobTaken',
  'ExpertJobCompleted',
  'ExpertJobRejected',
  /** Its expert's account was deleted. */
  'ExpertJobLeft',
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertJobAccepted',
  /** The expert asked for a later due date; payload also `day` and `comment`. */
  'ExpertTermAsked',
  /** The client set a later due date, requested or not; payload also `day`. */
  'ExpertTermExtended',
  /** The client refused the requested due date; payload also `comment`. */
  'ExpertTermRefused',
  /** The client reminded the expert. */
  'ExpertJobReminded',
  /** The accelerator let the expert of another client's order read the task itself. */
  'ExpertJobWorkOpened',
  /** A job was not accepted: it was reordered from another expert, or there is no other expert. */
  'ExpertJobPassedOn',
  'ExpertJobUntaken',
] as const

export type ExpertJobEvent = (typeof expertJobEvents)[number]
