/** What happens to an accelerator as an organisation; the payload is `{ id, comment }`. */
export const acceleratorEvents = [
  'AcceleratorRequested',
  'AcceleratorApproved',
  'AcceleratorRejected',
  'AcceleratorRevoked',
  'AcceleratorResubmitted',
  'AcceleratorIdentityChanged',
  'AcceleratorRenamed',
] as const

/** One of `acceleratorEvents`. */
export type AcceleratorEvent = (typeof acceleratorEvents)[number]
