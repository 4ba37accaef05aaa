/** Events of a project's work on a track; payloads have the row's `id`. */
export const participationEvents = [
  'ParticipationBlocked',
  'ParticipationAllowed',
  'ParticipationTransferred',
  'TrackerSet',
  'TaskCommented',
  'TaskStarted',
  'TaskCompleted',
  'TaskWithdrawn',
  'TaskReturned',
  'TaskAccepted',
  'TaskDiscarded',
  'TaskAutoSelected',
  'TaskProgressDeleted',
  'TaskBusinessPlanPublished',
  'TaskBusinessPlanUnpublished',
  'RemarkMended',
  'RemarkSettled',
  'RemarkReopened',
] as const

export type ParticipationEvent = (typeof participationEvents)[number]
