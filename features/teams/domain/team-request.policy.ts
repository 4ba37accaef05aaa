import { isAcceleratorAdmin, isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a request to join an accelerator's team need to know. */
export type TeamRequestFacts = {
  personUid: string
  acceleratorId: number
  /** Whether the person holds the role by now, or is blocked in the team. */
  held: boolean
}

/** Who may do what with a request to join: administrators of the accelerator decide, the person takes it back. */
export const teamRequests = definePolicy<TeamRequestFacts, 'decide' | 'revoke'>('acceleratorTeamRequest', {
  view: (actor, request) =>
    isPerson(actor, request.personUid) || isAcceleratorAdmin(actor, request.acceleratorId),
  decide: (actor, request) =>
    isAcceleratorAdmin(actor, request.acceleratorId) &&
    isThemselves(actor) &&
    !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})
