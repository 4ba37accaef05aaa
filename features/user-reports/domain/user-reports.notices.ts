import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  USER_REPORT_READY: {
    params: ['report'],
    kind: 'OTHER',
    by: ['UserReportRunFinished'],
    to: ['requester'],
    inboxOnly: true,
  },
  USER_REPORT_FAILED: {
    params: ['report'],
    kind: 'OTHER',
    by: ['UserReportRunFinished'],
    to: ['requester'],
    inboxOnly: true,
  },
} as const satisfies NoticeDeclarations
