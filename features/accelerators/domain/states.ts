/** Where a request for a new accelerator stands (spec 4 "Approval statuses"). */
export const approvalStates = ['ON_COORDINATION', 'COORDINATED', 'REJECTED', 'REVOKED'] as const

/** One of `approvalStates`. */
export type ApprovalState = (typeof approvalStates)[number]

/** Actions that move a request for a new accelerator (product 5). */
export const approvalActions = ['approve', 'reject', 'revoke', 'resubmit'] as const

/** One of `approvalActions`. */
export type ApprovalAction = (typeof approvalActions)[number]

/** How far an accelerator's own life has come (spec 3). */
export const acceleratorStatuses = ['PLANNED', 'ACTIVE', 'FINISHED'] as const

/** One of `acceleratorStatuses`. */
export type AcceleratorStatus = (typeof acceleratorStatuses)[number]

/** Whether an accelerator takes projects at any time or by a timetable (spec 3). */
export const acceleratorTypes = ['CONTINUOUS', 'TIMETABLE'] as const

/** One of `acceleratorTypes`. */
export type AcceleratorType = (typeof acceleratorTypes)[number]

/** Legal forms of an accelerator (spec 3 "Company type"). */
export const legalForms = [
  'LIMITED_LIABILITY_COMPANY',
  'PUBLIC_JOINT_STOCK_COMPANY',
  'PRIVATE_JOINT_COMPANY',
  'NONPROFIT_ORGANIZATION',
  'SOLE_TRADE',
  'SELF_EMPLOYED',
] as const

/** One of `legalForms`. */
export type LegalForm = (typeof legalForms)[number]

/** What makes an accelerator the one that the portal approved: a change is told to its administrators. */
export const identityFields = ['name', 'legalForm', 'taxNumber', 'licenceNumber', 'licenceHolder'] as const

/** One of `identityFields`. */
export type IdentityField = (typeof identityFields)[number]

/** Who may download a marketing file. */
export const marketingAccess = ['EVERYONE', 'TEAM'] as const

/** One of `marketingAccess`. */
export type MarketingAccess = (typeof marketingAccess)[number]
