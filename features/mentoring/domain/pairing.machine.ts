import { isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself, definePolicy } from '#platform/domain/policy.ts'
import { pairingStates, type PairingMove, type PairingState, type PairingEvent } from './states.ts'

/** What the rules about a mentor of a project need to know. */
export type PairingFacts = {
  acceleratorId: number
  /** The mentor. */
  personUid: string
  leaderUid: string | null
  memberUids: readonly string[]
}

/**
 * Who may do what with a mentor of a project: its leader asks, or the accelerator's team pairs; the mentor answers while the
 * accelerator has them as one, since a role that one gives oneself opens nothing (ADR 30); each of the three ends it.
 */
export const pairings = definePolicy<PairingFacts, 'answer' | 'withdraw' | 'end'>('projectMentor', {
  view: (actor, { acceleratorId, personUid, memberUids }) =>
    isPerson(actor, personUid) ||
    memberUids.some((uid) => isPerson(actor, uid)) ||
    isTeam(actor, acceleratorId),
  answer: (actor, { acceleratorId, personUid }) =>
    isPerson(actor, personUid) && isMember(actor, acceleratorId, 'MNT'),
  withdraw: (actor, { acceleratorId, leaderUid }) =>
    isPerson(actor, leaderUid) || isTeam(actor, acceleratorId),
  end: (actor, { acceleratorId, personUid, leaderUid }) =>
    isPerson(actor, personUid) || isPerson(actor, leaderUid) || isTeam(actor, acceleratorId),
})

/** A project that works on a track of the accelerator. */
export type PairedFacts = Omit<PairingFacts, 'personUid'>

/** Who may look for a mentor of a project that works in the accelerator. */
export const mentorSearch = definePolicy<PairedFacts, 'ask'>('mentorSearch', {
  view: (actor, { acceleratorId, memberUids }) =>
    memberUids.some((uid) => isPerson(actor, uid)) || isTeam(actor, acceleratorId),
  ask: (actor, { acceleratorId, leaderUid }) => isPerson(actor, leaderUid) || isTeam(actor, acceleratorId),
})

/** What the guards need to know besides. */
export type PairingMoved = PairingFacts & {
  /** The mentor accompanies as many teams as their limit allows. */
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
