import { isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

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
