import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  LIST_EXPORT_READY: { params: ['list'], kind: 'OTHER', by: ['ListExportFinished'], to: ['requester'] },
  LIST_EXPORT_FAILED: { params: ['list'], kind: 'OTHER', by: ['ListExportFinished'], to: ['requester'] },
  LIST_SUBSCRIPTION_READY: { params: ['list'], kind: 'OTHER', by: ['ListExportFinished'], to: ['requester'] },
  LIST_SUBSCRIPTION_PAUSED: {
    params: ['list', 'filter', 'owner'],
    kind: 'OTHER',
    by: ['ListExportFinished'],
    to: ['subscriber'],
  },
  LIST_SUBSCRIPTION_STOPPED: {
    params: ['list', 'person'],
    kind: 'OTHER',
    by: ['ListExportFinished'],
    to: ['subscriber'],
  },
} as const satisfies NoticeDeclarations
