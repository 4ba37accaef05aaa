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
