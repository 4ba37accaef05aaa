import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  LOGGED_IN_AS: { params: ['reason'], kind: null, by: ['LoggedInAs'], to: ['person'] },
  PERSON_BLOCKED: { params: ['reason'], kind: null, by: ['PersonBlocked'], to: ['person'] },
  PERSON_UNBLOCKED: { params: [], kind: null, by: ['PersonUnblocked'], to: ['person'] },
  PERSON_MERGED: { params: ['email', 'reason'], kind: null, by: ['PersonMerged'], to: ['person'] },
  ERASURE_ASKED: { params: ['person'], kind: null, by: ['ErasureAsked'], to: ['chiefAdmins'] },
  ERASURE_REJECTED: { params: ['reason'], kind: null, by: ['ErasureRejected'], to: ['person'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  PersonRenamed: 'only what shows the name follows',
  ErasureWithdrawn: 'the request leaves the agenda of the administrators',
}
