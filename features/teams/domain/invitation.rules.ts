import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { isOpenState } from './invitation-link.rules.ts'
import type { answeringActions, InvitationState, invitingActions } from './invitation-states.ts'
import { teamInvitationMachine, teamInvitations, type InvitationFacts } from './invitation.machine.ts'
/** Actions of the inviting side that are possible now. */
export const possibleInvitingActions = (
  state: InvitationState,
  actor: Actor,
  facts: InvitationFacts,
): (typeof invitingActions)[number][] => {
  if (!teamInvitations.manage.allows(actor, facts)) return []
  return isOpenState(state) ? ['resend', 'revoke'] : ['delete']
}

/** Actions of the invited person that are possible now. */
export const possibleAnswers = (
  state: InvitationState,
  actor: Actor,
  facts: InvitationFacts,
): (typeof answeringActions)[number][] =>
  possibleActions(teamInvitationMachine, state, actor, facts).filter(
    (action) => action === 'accept' || action === 'decline',
  )
