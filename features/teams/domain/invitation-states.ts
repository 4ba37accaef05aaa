/** States of an invitation to the team of a project or an accelerator (spec 3, product 5). */
export const invitationStates = [
  'SENT',
  'REGISTER_WAITING',
  'REGISTERED',
  'ACCEPTED_TO_TEAM',
  'REJECTED_BY_USER',
  'REJECTED_BY_PROJECT',
  'REJECTED_BY_PROJECT_NEW_REGISTERED',
] as const

export type InvitationState = (typeof invitationStates)[number]

/** States in which an answer is still awaited. */
export const openInvitationStates = [
  'SENT',
  'REGISTER_WAITING',
  'REGISTERED',
] as const satisfies readonly InvitationState[]

/**
 * What the inviting side is told of a state. Until somebody accepts, an address they typed tells nothing about who is
 * behind it: whether it waits for an answer or for a registration is kept, not shown (ADR 26).
 */
export const shownStates = ['SENT', 'ACCEPTED_TO_TEAM', 'REJECTED_BY_USER', 'REJECTED_BY_PROJECT'] as const

export type ShownInvitationState = (typeof shownStates)[number]

const shownToInviting: Record<InvitationState, ShownInvitationState> = {
  SENT: 'SENT',
  REGISTER_WAITING: 'SENT',
  REGISTERED: 'SENT',
  ACCEPTED_TO_TEAM: 'ACCEPTED_TO_TEAM',
  REJECTED_BY_USER: 'REJECTED_BY_USER',
  REJECTED_BY_PROJECT: 'REJECTED_BY_PROJECT',
  REJECTED_BY_PROJECT_NEW_REGISTERED: 'REJECTED_BY_PROJECT',
}

/** The state as the inviting side is shown it. */
export const shownInvitationState = (state: InvitationState): ShownInvitationState => shownToInviting[state]

/** Whether the inviting side may see who is invited: chosen by name, or in the team by now. */
export const namesInvitee = ({ chosen, status }: { chosen: boolean; status: InvitationState }): boolean =>
  chosen || status === 'ACCEPTED_TO_TEAM'

/** How the inviting side sees an invitation: may be invited, answer awaited, cancelled, declined, in the team (spec 4). */
export const inviteStates = ['ALLOW_INVITE', 'INVITE', 'CANCEL', 'REJECT', 'ACCEPT'] as const

export type InviteState = (typeof inviteStates)[number]

const invitingSide: Record<InvitationState, InviteState> = {
  SENT: 'INVITE',
  REGISTER_WAITING: 'INVITE',
  REGISTERED: 'INVITE',
  ACCEPTED_TO_TEAM: 'ACCEPT',
  REJECTED_BY_USER: 'REJECT',
  REJECTED_BY_PROJECT: 'CANCEL',
  REJECTED_BY_PROJECT_NEW_REGISTERED: 'CANCEL',
}

/** The inviting side's word for a state; somebody without an invitation (`null`) may be invited. */
export const inviteStateOf = (state: InvitationState | null): InviteState =>
  state === null ? 'ALLOW_INVITE' : invitingSide[state]

/** How the invited person's list is divided (spec 4: new, accepted, rejected). */
export const answerStates = ['NEW', 'ACCEPTED', 'REJECTED'] as const

export type AnswerState = (typeof answerStates)[number]

/** What stands in each part of the invited person's list. */
export const statesOfAnswer: Record<AnswerState, readonly InvitationState[]> = {
  NEW: ['SENT', 'REGISTERED'],
  ACCEPTED: ['ACCEPTED_TO_TEAM'],
  REJECTED: ['REJECTED_BY_USER', 'REJECTED_BY_PROJECT', 'REJECTED_BY_PROJECT_NEW_REGISTERED'],
}

/** The part of the invited person's list in which a state stands. */
export const answerStateOf = (state: InvitationState): AnswerState =>
  answerStates.find((answer) => statesOfAnswer[answer].includes(state)) ?? 'NEW'

/** What the inviting side may do with a row of its list. */
export const invitingActions = ['resend', 'revoke', 'delete'] as const

/** What the invited person may do. */
export const answeringActions = ['accept', 'decline'] as const

/** What a person is invited into. */
export const teamKinds = ['PROJECT', 'ACCELERATOR'] as const

export type TeamKind = (typeof teamKinds)[number]
