import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  ROLE_REQUESTED: {
    params: ['person'],
    kind: null,
    by: ['RoleRequested'],
    to: ['chiefAdmins'],
    decision: 'requestId',
    decided: { subject: 'role_request', by: ['accept', 'reject', 'revoke'] },
  },
  ROLE_GRANTED: { params: [], kind: null, by: ['RoleGranted', 'RoleRequestAccepted'], to: ['person'] },
  ROLE_REQUEST_REJECTED: { params: ['reason'], kind: null, by: ['RoleRequestRejected'], to: ['person'] },
  ROLE_WITHDRAWN: { params: [], kind: null, by: ['RoleWithdrawn'], to: ['person'] },
  ROLE_TRANSFER_OFFERED: {
    params: ['person'],
    kind: null,
    by: ['RoleTransferOffered'],
    to: ['taker'],
    decision: 'transferId',
    decided: { subject: 'role_transfer', by: ['accept', 'reject', 'revoke'] },
  },
  ROLE_TRANSFER_ACCEPTED: {
    params: ['person'],
    kind: null,
    by: ['RoleTransferAccepted'],
    to: ['giver'],
    decision: 'transferId',
    decided: { subject: 'role_transfer', by: ['confirm', 'reject', 'revoke'] },
  },
  ROLE_TRANSFER_REJECTED: { params: ['person'], kind: null, by: ['RoleTransferRejected'], to: ['giver'] },
  ROLE_TRANSFER_REVOKED: {
    params: ['person'],
    kind: null,
    by: ['RoleTransferRevoked'],
    to: ['taker', 'giver'],
  },
  ROLE_TRANSFERRED: { params: ['person'], kind: null, by: ['RoleTransferConfirmed'], to: ['taker'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  RoleRequestRevoked: 'the request leaves the agenda of the administrators',
}
