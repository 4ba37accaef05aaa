import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TRACK_OPEN_AT_ANY_TIME: {
    params: ['track', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceptanceSwitched'],
    to: ['acceleratorAdmins'],
  },
  TRACK_ON_SCHEDULE: {
    params: ['track', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceptanceSwitched'],
    to: ['acceleratorAdmins'],
  },
} as const satisfies NoticeDeclarations
