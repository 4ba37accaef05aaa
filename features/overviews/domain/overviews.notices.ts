import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  SPONSOR_NAMED: {
    params: ['programme', 'accelerator'],
    kind: 'ACCELERATORS',
    by: ['SponsorNamed'],
    to: ['sponsor'],
  },
} as const satisfies NoticeDeclarations
