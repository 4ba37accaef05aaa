import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { leadershipStates, type LeadershipAction, type LeadershipState } from './leadership.states.ts'
import type { LeadershipEvent } from './states.ts'

/** Facts for the rules about an offer to lead a project. */
export type LeadershipFacts = {
  fromUid: string
  toUid: string
  /** Everybody in the project's team. */
  memberUids: readonly string[]
  /** Whether the offering person still leads, and the member is still active in the team. */
  possible: boolean
}

/** Permissions on an offer to lead: both sides act in person, the team sees it. */
export const leadershipOffers = definePolicy<LeadershipFacts, 'receive' | 'give'>('leadershipOffer', {
  view: (actor, offer) => [offer.fromUid, ...offer.memberUids].some((uid) => isPerson(actor, uid)),
  receive: (actor, offer) => isPerson(actor, offer.toUid) && isThemselves(actor),
  give: (actor, offer) => isPerson(actor, offer.fromUid) && isThemselves(actor),
})

/** States of an offer to lead: the leader offers, the member accepts or declines, the leader may withdraw it. */
export const leadershipMachine = defineMachine<
  LeadershipState,
  LeadershipAction,
  LeadershipFacts,
  LeadershipEvent
>({
  name: 'project_leadership_offer',
  table: 'project_leadership_offer',
  column: 'status',
  states: leadershipStates,
  initial: 'OFFERED',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['OFFERED'],
      to: 'ACCEPTED',
      by: leadershipOffers.receive,
      guard: ({ possible }) => (possible ? null : 'STATE_CHANGED'),
      event: 'LeadershipAccepted',
    },
    decline: {
      from: ['OFFERED'],
      to: 'DECLINED',
      by: leadershipOffers.receive,
      event: 'LeadershipDeclined',
    },
    revoke: { from: ['OFFERED'], to: 'REVOKED', by: leadershipOffers.give, event: 'LeadershipOfferRevoked' },
  },
})
