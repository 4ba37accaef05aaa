import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  SUPPORT_ASKED: {
    params: ['subject', 'person'],
    kind: 'MESSAGES',
    by: ['SupportAsked'],
    to: ['portalAdmins'],
  },
  SUPPORT_TAKEN_OVER: {
    params: ['subject', 'person'],
    kind: 'MESSAGES',
    by: ['SupportTakenOver'],
    to: ['portalAdmins'],
  },
  SUPPORT_ANSWERED: {
    params: ['subject'],
    kind: 'MESSAGES',
    by: ['SupportAnswered'],
    to: ['requester'],
    why: 'SUPPORT',
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  SupportClosed: 'the answer before it has a notification of its own',
  SupportReopened: 'the request is on the agenda of the administrator who took it',
  SupportTaken: 'the queue shows it to the administrators',
}
