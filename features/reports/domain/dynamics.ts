/** What happens to a project on its tracks, in the order of the audit trail and the expert reviews. */
export const lifeEvents = [
  'APPLIED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'STARTED',
  'SUBMITTED',
  'RETURNED',
  'TASK_ACCEPTED',
  'TASK_REJECTED',
  'BLOCKED',
  'UNBLOCKED',
  'REVIEWED',
] as const
