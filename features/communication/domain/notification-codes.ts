/**
 * What a person can be told (spec 3 "Notification codes"; from `REQUEST_REVOKED` on: product 5), each with the
 * parameters its texts `notifications.<CODE>` name.
 */
export const notificationParameters = {
  PROJECT_PUBLICATION: ['project'],
  PROJECT_UNPUBLICATION: ['project'],
  BUSINESSPLAN_PUBLICATION: ['project', 'task'],
  REQUEST_APPROVAL_IN_ACCELERATOR: ['project', 'track'],
  TEAM_NEW_MEMBER_ADDING: ['project', 'person'],
  MEMBER_LEFT_TEAM: ['project', 'person'],
  NEW_PRESENTATION_ADDING: ['project', 'document'],
  EXPERT_INVITATN_FOR_PROJECT_INSPECTN: ['project', 'task'],
  EXPERT_OPERTN_COMPLETION_WITH_PROJECT: ['project', 'task', 'person'],
  PROJECT_STARTED_IMPLEMENTATION_EVENT: ['project', 'task'],
  PROJECT_FINISHED_IMPLEMENTATION_EVENT: ['project', 'task'],
  EVENT_ACCEPTED_ACCELERATOR: ['project', 'track'],
  EVENT_REJECTED_ACCELERATOR: ['project', 'track', 'reason'],
  REQUEST_REVOKED: ['project', 'track'],
  TASK_RETURNED: ['project', 'task', 'comment'],
  TASK_ACCEPTED: ['project', 'task'],
  TASK_DISCARDED: ['project', 'task', 'reason'],
  TASK_WITHDRAWN: ['project', 'task'],
  TASK_PROGRESS_DELETED: ['project', 'task'],
  TASK_COMMENTED: ['project', 'task', 'comment'],
  TRACKER_SET: ['project', 'track', 'person'],
  PROJECT_BLOCKED: ['project', 'track', 'reason'],
  PROJECT_ALLOWED: ['project', 'track'],
  SPONSOR_NAMED: ['programme', 'accelerator'],
  LOGGED_IN_AS: ['reason'],
  PERSON_BLOCKED: ['reason'],
  PERSON_UNBLOCKED: [],
  ROLE_REQUESTED: ['person'],
  ROLE_GRANTED: [],
  ROLE_REQUEST_REJECTED: ['reason'],
  ROLE_WITHDRAWN: [],
  ROLE_TRANSFER_OFFERED: ['person'],
  ROLE_TRANSFER_ACCEPTED: ['person'],
  ROLE_TRANSFER_REJECTED: ['person'],
  ROLE_TRANSFER_REVOKED: ['person'],
  ROLE_TRANSFERRED: ['person'],
  TEAM_INVITATION_RECEIVED: ['person', 'team'],
  TEAM_INVITATION_ACCEPTED: ['person', 'team'],
  TEAM_INVITATION_DECLINED: ['person', 'team'],
  TEAM_INVITATION_REVOKED: ['team'],
  ACCELERATOR_ROLES_CHANGED: ['accelerator'],
  ACCELERATOR_MEMBER_BLOCKED: ['accelerator'],
  ACCELERATOR_MEMBER_UNBLOCKED: ['accelerator'],
  ACCELERATOR_MEMBER_REMOVED: ['accelerator'],
  ACCELERATOR_MEMBER_LEFT: ['accelerator', 'person'],
  ACCELERATOR_TEAM_REQUESTED: ['accelerator', 'person'],
  ACCELERATOR_TEAM_REQUEST_ACCEPTED: ['accelerator'],
  ACCELERATOR_TEAM_REQUEST_REJECTED: ['accelerator', 'reason'],
  ACCELERATOR_REQUESTED: ['accelerator', 'person'],
  ACCELERATOR_RESUBMITTED: ['accelerator', 'person'],
  ACCELERATOR_REQUEST_REVOKED: ['accelerator', 'person'],
  ACCELERATOR_IDENTITY_CHANGED: ['accelerator', 'person'],
  ACCELERATOR_APPROVED: ['accelerator'],
  ACCELERATOR_REJECTED: ['accelerator', 'reason'],
  TRACK_OPEN_AT_ANY_TIME: ['track', 'person'],
  TRACK_ON_SCHEDULE: ['track', 'person'],
  TRACK_OFFERED: ['accelerator', 'track'],
  TRACK_OFFER_APPROVED: ['accelerator', 'track'],
  TRACK_OFFER_REJECTED: ['accelerator', 'track', 'reason'],
  TRACK_OFFER_REVOKED: ['accelerator', 'track'],
  JOIN_REQUESTED: ['project', 'person'],
  JOIN_REQUEST_ACCEPTED: ['project'],
  JOIN_REQUEST_REJECTED: ['project', 'reason'],
  JOIN_REQUEST_REVOKED: ['project', 'person'],
  LEADERSHIP_OFFERED: ['project', 'person'],
  LEADERSHIP_ACCEPTED: ['project', 'person'],
  LEADERSHIP_DECLINED: ['project', 'person'],
  LEADERSHIP_OFFER_REVOKED: ['project', 'person'],
  FORM_SUBMISSION_TO_CONFIRM: ['project', 'accelerator'],
  LETTER_LIMIT_REACHED: ['accelerator'],
  LIST_EXPORT_READY: ['list'],
  LIST_EXPORT_FAILED: ['list'],
  ERASURE_ASKED: ['person'],
  ERASURE_REJECTED: ['reason'],
  /** Written by a person: carries its own subject and body instead of texts. */
  MESSAGE: [],
  TEST: [],
} as const satisfies Record<string, readonly string[]>

/** A code of the closed list of notifications. */
export type NotificationCode = keyof typeof notificationParameters

/** Every notification code, for the contract, the texts and the tests. */
export const notificationCodes = Object.keys(notificationParameters) as [
  NotificationCode,
  ...NotificationCode[],
]

/** What a code's texts need to be filled in. */
export type NotificationParams<Code extends NotificationCode> = Record<
  (typeof notificationParameters)[Code][number],
  string
>
