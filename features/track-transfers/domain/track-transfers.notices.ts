import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TRACK_OFFERED: {
    params: ['accelerator', 'track'],
    kind: 'ACCELERATORS',
    by: ['TrackOffered'],
    to: ['acceleratorAdmins'],
    decision: 'requestId',
    decided: { subject: 'track_transfer', by: ['approve', 'reject', 'revoke'] },
  },
  TRACK_OFFER_APPROVED: {
    params: ['accelerator', 'track'],
    kind: 'ACCELERATORS',
    by: ['TrackOfferApproved'],
    to: ['acceleratorAdmins'],
  },
  TRACK_OFFER_REJECTED: {
    params: ['accelerator', 'track', 'reason'],
    kind: 'ACCELERATORS',
    by: ['TrackOfferRejected'],
    to: ['acceleratorAdmins'],
  },
  TRACK_OFFER_REVOKED: {
    params: ['accelerator', 'track'],
    kind: 'ACCELERATORS',
    by: ['TrackOfferRevoked'],
    to: ['acceleratorAdmins'],
  },
} as const satisfies NoticeDeclarations
