import type { NotificationCode } from './notification-codes.ts'

/** Kinds of notifications, each with its own channel setting. */
export const noticeKinds = [
  'MESSAGES',
  'TASKS',
  'APPLICATIONS',
  'REVIEWS',
  'PAYMENTS',
  'TEAMS',
  'ACCELERATORS',
  'SHOWCASES',
  'EVENTS',
  'OTHER',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Channels: an immediate email, a daily or weekly digest, the inbox only, or nothing. */
export const noticeChannels = ['AT_ONCE', 'DAILY', 'WEEKLY', 'INBOX', 'OFF'] as const

export type NoticeChannel = (typeof noticeChannels)[number]

/** Messages from people always reach the inbox. */
export const mayChoose = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  kind !== 'MESSAGES' || channel !== 'OFF'

/** The first matching prefix decides. */
const prefixes: readonly (readonly [prefix: string, kind: NoticeKind | null])[] = [
  // The person's own account, roles and data: always sent, immediately.
  ['LOGGED_IN_AS', null],
  ['PERSON_', null],
  ['ROLE_', null],
  ['ERASURE_', null],
  ['TEST', null],
  ['MESSAGE', 'MESSAGES'],
  ['SUPPORT_', 'MESSAGES'],
  ['TASK_', 'TASKS'],
  ['ADAPTATION_', 'TASKS'],
  ['RISK_', 'TASKS'],
  ['TRACKER_', 'TASKS'],
  ['PROJECT_BLOCKED', 'TASKS'],
  ['PROJECT_ALLOWED', 'TASKS'],
  ['PROJECT_STARTED', 'TASKS'],
  ['PROJECT_FINISHED', 'TASKS'],
  ['REQUEST_', 'APPLICATIONS'],
  ['EVENT_ACCEPTED_ACCELERATOR', 'APPLICATIONS'],
  ['EVENT_REJECTED_ACCELERATOR', 'APPLICATIONS'],
  ['EVENT_', 'EVENTS'],
  ['MEETING_', 'EVENTS'],
  ['MENTOR_', 'TEAMS'],
  ['OPEN_TASK_', 'EVENTS'],
  ['PROJECT_TRANSFERRED', 'APPLICATIONS'],
  ['FORM_', 'APPLICATIONS'],
  ['EXPERT_JOB_PAID', 'PAYMENTS'],
  ['EXPERT_PAYMENT', 'PAYMENTS'],
  ['EXPERT_DISPUTE', 'PAYMENTS'],
  ['EXPERT_ACT', 'PAYMENTS'],
  ['EXPERT_', 'REVIEWS'],
  ['TEAM_', 'TEAMS'],
  ['MEMBER_', 'TEAMS'],
  ['JOIN_', 'TEAMS'],
  ['LEADERSHIP_', 'TEAMS'],
  ['NEW_PRESENTATION', 'TEAMS'],
  ['ACCELERATOR_', 'ACCELERATORS'],
  ['TRACK_', 'ACCELERATORS'],
  ['SPONSOR_', 'ACCELERATORS'],
  ['LETTER_LIMIT', 'ACCELERATORS'],
  ['BACKUP_', 'ACCELERATORS'],
  ['MASS_MESSAGE', 'ACCELERATORS'],
  ['DATA_', 'SHOWCASES'],
  ['DEAL_', 'SHOWCASES'],
  ['FIGURES_', 'SHOWCASES'],
  ['FIRM_', 'TEAMS'],
  ['SEARCH_', 'SHOWCASES'],
  ['PROJECT_PUBLICATION', 'SHOWCASES'],
  ['PROJECT_UNPUBLICATION', 'SHOWCASES'],
  ['PUBLICATION_', 'SHOWCASES'],
  ['BUSINESSPLAN_', 'SHOWCASES'],
  ['SHOWCASE_', 'SHOWCASES'],
]

/** The kind of a code; null if it cannot be switched off. */
export const kindOf = (code: NotificationCode): NoticeKind | null => {
  const found = prefixes.find(([prefix]) => code.startsWith(prefix))
  return found ? found[1] : 'OTHER'
}
