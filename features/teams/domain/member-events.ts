/** What happens to an accelerator's team; notifications hang on these. */
export const memberEvents = [
  'AcceleratorRolesChanged',
  'AcceleratorMemberBlocked',
  'AcceleratorMemberUnblocked',
  'AcceleratorMemberRemoved',
  'AcceleratorMemberLeft',
] as const

/** One of `memberEvents`; its payload is a `MemberEventPayload`, the accelerator is the event's. */
export type MemberEvent = (typeof memberEvents)[number]

/** The member, and, where roles changed, whether one or the administration was lost: who only gains loses no right. */
export type MemberEventPayload = { uid: string; lost?: boolean }
