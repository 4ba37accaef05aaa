import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  WEB_HOOK_STOPPED: {
    params: ['address'],
    kind: 'OTHER',
    by: ['job:deliver-web-hook', 'ErasureApproved'],
    to: ['owner', 'acceleratorAdmins'],
  },
  HOOK_SECRET_REPLACED: {
    params: ['address', 'days'],
    kind: 'OTHER',
    by: ['command:rotate-keys'],
    to: ['owner', 'acceleratorAdmins'],
  },
} as const satisfies NoticeDeclarations
