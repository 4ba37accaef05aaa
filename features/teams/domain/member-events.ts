/** Events of an accelerator's team, which raise notifications. */
export const memberEvents = [
  'AcceleratorRolesChanged',
  'AcceleratorMemberBlocked',
  'AcceleratorMemberUnblocked',
  'AcceleratorMemberRemoved',
  'AcceleratorMemberLeft',
] as const

/** One of `memberEvents`; the payload is a `MemberEventPayload`, the accelerator is that of the event. */
export type MemberEvent = (typeof memberEvents)[number]

/** The member; `lost`: whether a role or the administration was taken away. */
export type MemberEventPayload = { uid: string; lost?: boolean }
