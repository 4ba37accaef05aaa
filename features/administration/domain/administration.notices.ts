import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  BACKUP_FAILED: { params: ['reason'], kind: 'ACCELERATORS', by: ['job:take-backup'], to: ['portalAdmins'] },
} as const satisfies NoticeDeclarations
