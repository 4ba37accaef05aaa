/** Events of an accelerator as an organisation; the payload is `{ id, comment }`. */
export const acceleratorEvents = [
  'AcceleratorRequested',
  'AcceleratorApproved',
  'AcceleratorRejected',
  'AcceleratorRevoked',
  'AcceleratorResubmitted',
  'AcceleratorIdentityChanged',
  'AcceleratorRenamed',
] as const

export type AcceleratorEvent = (typeof acceleratorEvents)[number]

/** States of a request for a new accelerator (spec 4 "Approval statuses"). */
export const approvalStates = ['ON_COORDINATION', 'COORDINATED', 'REJECTED', 'REVOKED'] as const

export type ApprovalState = (typeof approvalStates)[number]

/** Actions that move a request for a new accelerator (product 5). */
export const approvalActions = ['approve', 'reject', 'revoke', 'resubmit'] as const

export type ApprovalAction = (typeof approvalActions)[number]

/** Whether an accelerator accepts projects at any time or on a timetable (spec 3). */
export const acceleratorTypes = ['CONTINUOUS', 'TIMETABLE'] as const

/** Legal forms of an accelerator (spec 3 "Company type"). */
export const legalForms = [
  'LIMITED_LIABILITY_COMPANY',
  'PUBLIC_JOINT_STOCK_COMPANY',
  'PRIVATE_JOINT_COMPANY',
  'NONPROFIT_ORGANIZATION',
  'SOLE_TRADE',
  'SELF_EMPLOYED',
] as const

export type LegalForm = (typeof legalForms)[number]

/** Fields that the portal's approval is based on: administrators are notified of their changes. */
export const identityFields = ['name', 'legalForm', 'taxNumber', 'licenceNumber', 'licenceHolder'] as const

export type IdentityField = (typeof identityFields)[number]

/** Who may download a marketing file. */
export const marketingAccess = ['EVERYONE', 'TEAM'] as const

export type MarketingAccess = (typeof marketingAccess)[number]
