import type { NoticeDeclarations } from './notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  MESSAGE_REPORTED: { params: ['person'], kind: 'MESSAGES', by: ['MessageReported'], to: ['portalAdmins'] },
  MESSAGE_REPORT_SETTLED: {
    params: ['answer'],
    kind: 'MESSAGES',
    by: ['MessageReportSettled'],
    to: ['reporter'],
    why: 'REPORTED',
  },
  LETTER_LIMIT_REACHED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['LetterLimitReached'],
    to: ['chiefAdmins'],
  },
  /** Written by a person, with its own subject and body. */
  MESSAGE: { params: [], kind: 'MESSAGES', by: ['NotificationSent'], to: ['addressee'] },
  TEST: { params: [], kind: null, by: ['NotificationSent'], to: ['self'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  NotificationsChanged: 'it is about notices themselves: the inbox counter follows',
}
