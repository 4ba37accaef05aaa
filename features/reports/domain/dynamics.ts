/** Events of a project on its tracks, from the audit trail and the expert reviews. */
export const lifeEvents = [
  'APPLICATION_SENT',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'APPLICATION_WITHDRAWN',
  'TASK_STARTED',
  'TASK_SUBMITTED',
  'TASK_RETURNED',
  'TASK_ACCEPTED',
  'TASK_REJECTED',
  'WORK_BLOCKED',
  'WORK_UNBLOCKED',
  'REVIEW_COMPLETED',
] as const
