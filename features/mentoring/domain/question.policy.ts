import { isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a question to mentors need to know. */
export type QuestionFacts = {
  acceleratorId: number
  leaderUid: string | null
  memberUids: readonly string[]
  /** Mentors of the accelerator who accompany the project, or have or had a meeting with it. */
  mentorUids: readonly string[]
}

const isAmong = (actor: Actor, uids: readonly string[]): boolean => uids.some((uid) => isPerson(actor, uid))

/**
 * Who may do what with a question: its team asks, notes what it followed and closes it; mentors whom the project has a relation
 * with advise, and read each other; the accelerator's team reads.
 */
export const mentorQuestions = definePolicy<QuestionFacts, 'ask' | 'advise' | 'keep'>('mentorQuestion', {
  view: (actor, { acceleratorId, memberUids, mentorUids }) =>
    isAmong(actor, memberUids) || isAmong(actor, mentorUids) || isTeam(actor, acceleratorId),
  ask: (actor, { memberUids }) => isAmong(actor, memberUids),
  advise: (actor, { mentorUids }) => isAmong(actor, mentorUids),
  keep: (actor, { memberUids }) => isAmong(actor, memberUids),
})
