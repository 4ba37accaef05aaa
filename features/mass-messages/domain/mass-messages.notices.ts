import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  /** Written by an accelerator to the recipients of a list, with its own subject and body. */
  MASS_MESSAGE: {
    params: [],
    kind: 'ACCELERATORS',
    by: ['job:send-mass-message'],
    to: ['listed'],
    why: 'LISTED',
  },
  MASS_MESSAGE_STOPPED: {
    params: ['subject', 'accelerator'],
    kind: 'ACCELERATORS',
    by: ['job:send-mass-message'],
    to: ['owner', 'acceleratorAdmins'],
  },
} as const satisfies NoticeDeclarations
