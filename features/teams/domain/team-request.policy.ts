import { isAcceleratorAdmin, isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of requests to join an accelerator's team. */
export type TeamRequestFacts = {
  personUid: string
  acceleratorId: number
  /** Whether the person has the role already, or is blocked in the team. */
  held: boolean
}

/** Permissions for a request to join: the accelerator's administrators decide, the person withdraws it. */
export const teamRequests = definePolicy<TeamRequestFacts, 'decide' | 'revoke'>('acceleratorTeamRequest', {
  view: (actor, request) =>
    isPerson(actor, request.personUid) || isAcceleratorAdmin(actor, request.acceleratorId),
  decide: (actor, request) =>
    isAcceleratorAdmin(actor, request.acceleratorId) &&
    isThemselves(actor) &&
    !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})
