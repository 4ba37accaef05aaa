import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  ACCELERATOR_REQUESTED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorRequested'],
    to: ['portalAdmins'],
  },
  ACCELERATOR_RESUBMITTED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorResubmitted'],
    to: ['portalAdmins'],
  },
  ACCELERATOR_REQUEST_REVOKED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorRevoked'],
    to: ['portalAdmins'],
  },
  ACCELERATOR_IDENTITY_CHANGED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorIdentityChanged'],
    to: ['portalAdmins'],
  },
  ACCELERATOR_APPROVED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorApproved'],
    to: ['acceleratorAdmins', 'requester'],
  },
  ACCELERATOR_REJECTED: {
    params: ['accelerator', 'reason'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorRejected'],
    to: ['acceleratorAdmins', 'requester'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  AcceleratorRenamed: 'only what shows the name follows',
}
