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

/** Statuses in an accelerator's team (spec 4): invited, active, blocked, removed. */
export const memberStatuses = ['W', 'A', 'B', 'R'] as const

export type MemberStatus = (typeof memberStatuses)[number]

/** Whether a person is invited and has not answered. */
export const isInvited = ({ status }: { status: MemberStatus }): boolean => status === 'W'

/** Actions of an administrator on a member. */
export const memberActions = ['setRoles', 'block', 'unblock', 'remove'] as const

export type MemberAction = (typeof memberActions)[number]
