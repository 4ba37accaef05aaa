import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import type { PairingEvent } from './events.ts'
import { pairings, type PairingFacts } from './pairing.policy.ts'
import { pairingStates, type PairingMove, type PairingState } from './states.ts'

/** What the guards need to know besides. */
export type PairingMoved = PairingFacts & {
  /** The mentor accompanies as many teams as they said. */
  full: boolean
}

const withRoom = ({ full }: PairingMoved): ErrorCode | null => (full ? 'MENTOR_FULL' : null)

/** The life of a mentor of a project: asked, answered by the mentor, ended by any of the three. */
export const pairingMachine = defineMachine<PairingState, PairingMove, PairingMoved, PairingEvent>({
  name: 'project_mentor',
  table: 'project_mentor',
  column: 'status',
  states: pairingStates,
  initial: 'ASKED',
  conflict: 'STATE_CHANGED',
  transitions: {
    agree: { from: ['ASKED'], to: 'AGREED', by: pairings.answer, guard: withRoom, event: 'MentorAgreed' },
    decline: { from: ['ASKED'], to: 'DECLINED', by: pairings.answer, event: 'MentorDeclined' },
    withdraw: { from: ['ASKED'], to: 'WITHDRAWN', by: pairings.withdraw, event: 'MentorWithdrawn' },
    end: { from: ['AGREED'], to: 'ENDED', by: pairings.end, event: 'MentorEnded' },
    release: { from: ['ASKED', 'AGREED'], to: 'ENDED', by: byPortalItself, event: 'MentorReleased' },
  },
})
