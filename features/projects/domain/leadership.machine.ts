import { defineMachine } from '#platform/domain/machine.ts'
import type { LeadershipEvent } from './events.ts'
import { leadershipOffers, type LeadershipFacts } from './leadership.policy.ts'
import { leadershipStates, type LeadershipAction, type LeadershipState } from './leadership.states.ts'

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
