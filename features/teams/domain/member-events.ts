/** What happens to an accelerator's team; notifications hang on these. */
export const memberEvents = [
  'AcceleratorRolesChanged',
  'AcceleratorMemberBlocked',
  'AcceleratorMemberUnblocked',
  'AcceleratorMemberRemoved',
  'AcceleratorMemberLeft',
] as const

/** One of `memberEvents`; the payload is `{ uid }` of the member, the accelerator is the event's. */
export type MemberEvent = (typeof memberEvents)[number]
