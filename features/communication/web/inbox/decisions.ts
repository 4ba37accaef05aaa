import type { NotificationCode } from '../../domain/notification-codes.ts'

/** Notifications with a decision in the inbox: the slot that shows it, and the link parameter with the record's id. */
export const noticeDecisions = {
  REQUEST_APPROVAL_IN_ACCELERATOR: { slot: 'notice.application', param: 'requestId' },
  TEAM_INVITATION_RECEIVED: { slot: 'notice.invitation', param: 'invitationId' },
  PUBLICATION_CONSENT_ASKED: { slot: 'notice.publication-consent', param: 'projectId' },
  EXPERT_TERM_ASKED: { slot: 'notice.expert-term', param: 'expertJobId' },
} as const satisfies Partial<Record<NotificationCode, { slot: string; param: string }>>

type Decided = keyof typeof noticeDecisions

const isDecided = (code: NotificationCode): code is Decided => code in noticeDecisions

/** The decision of a notification: its slot and the id of its record; null if there is nothing to decide. */
export const decisionOf = ({
  code,
  link,
}: {
  code: NotificationCode
  link: string
}): { slot: (typeof noticeDecisions)[Decided]['slot']; id: number } | null => {
  if (!isDecided(code)) return null
  const { slot, param } = noticeDecisions[code]
  const id = Number(new URLSearchParams(link.split('?')[1] ?? '').get(param))
  return Number.isSafeInteger(id) && id > 0 ? { slot, id } : null
}
