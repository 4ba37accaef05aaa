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
