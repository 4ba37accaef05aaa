/** Events of invitations; emails, notifications and badges subscribe to them. */
export const invitationEvents = [
  'TeamInvitationSent',
  'TeamInvitationRegistered',
  'TeamInvitationAccepted',
  'TeamInvitationDeclined',
  'TeamInvitationRevoked',
] as const

/**
 * One of `invitationEvents`. The payload is `{ id }` of the invitation; for `TeamInvitationSent` `{ ids, first }`: all
 * invitations in the email, and whether it is the first one about them.
 */
export type InvitationEvent = (typeof invitationEvents)[number]

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

/** States that await an answer. */
export const openInvitationStates = [
  'SENT',
  'REGISTER_WAITING',
  'REGISTERED',
] as const satisfies readonly InvitationState[]

/**
 * The states shown to the inviting side. Until the invitation is accepted, a typed address must not reveal whether it
 * has an account, so awaiting an answer and awaiting a registration look the same (ADR 26).
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

/** Maps a state to the one shown to the inviting side. */
export const shownInvitationState = (state: InvitationState): ShownInvitationState => shownToInviting[state]

/** Whether the inviting side may see the invitee: chosen by name, or already in the team. */
export const namesInvitee = ({ chosen, status }: { chosen: boolean; status: InvitationState }): boolean =>
  chosen || status === 'ACCEPTED_TO_TEAM'

/** The inviting side's states of a person: may be invited, invited, withdrawn, declined, in the team (spec 4). */
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

/** Maps an invitation's state to the inviting side's; `null`, a person without an invitation, may be invited. */
export const inviteStateOf = (state: InvitationState | null): InviteState =>
  state === null ? 'ALLOW_INVITE' : invitingSide[state]

/** Groups of the invited person's list (spec 4: new, accepted, rejected). */
export const answerStates = ['NEW', 'ACCEPTED', 'REJECTED'] as const

export type AnswerState = (typeof answerStates)[number]

/** Invitation states in each group of the invited person's list. */
export const statesOfAnswer: Record<AnswerState, readonly InvitationState[]> = {
  NEW: ['SENT', 'REGISTERED'],
  ACCEPTED: ['ACCEPTED_TO_TEAM'],
  REJECTED: ['REJECTED_BY_USER', 'REJECTED_BY_PROJECT', 'REJECTED_BY_PROJECT_NEW_REGISTERED'],
}

/** Returns the group of a state in the invited person's list. */
export const answerStateOf = (state: InvitationState): AnswerState =>
  answerStates.find((answer) => statesOfAnswer[answer].includes(state)) ?? 'NEW'

/** Actions of the inviting side on a row of its list. */
export const invitingActions = ['resend', 'revoke', 'delete'] as const

/** Actions of the invited person. */
export const answeringActions = ['accept', 'decline'] as const

/** Kinds of team. */
export const teamKinds = ['PROJECT', 'ACCELERATOR'] as const

export type TeamKind = (typeof teamKinds)[number]

/** Whether the invited person has not answered yet. */
export const isUnanswered = (invitation: { state: AnswerState }): boolean => invitation.state === 'NEW'

/** Whether a person may be invited. */
export const mayBeInvited = (person: { state: InviteState }): boolean => person.state === 'ALLOW_INVITE'
