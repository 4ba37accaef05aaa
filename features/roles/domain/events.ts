/** Events of roles; they trigger notifications. */
export const roleEvents = [
  'RoleRequested',
  'RoleRequestAccepted',
  'RoleRequestRejected',
  'RoleRequestRevoked',
  'RoleTransferOffered',
  'RoleTransferAccepted',
  'RoleTransferRejected',
  'RoleTransferConfirmed',
  'RoleTransferRevoked',
  'RoleGranted',
  'RoleWithdrawn',
] as const

/** One of `roleEvents`; the payload is `{ id }` of the request or transfer, or `{ uid, role }` of the person. */
export type RoleEvent = (typeof roleEvents)[number]
