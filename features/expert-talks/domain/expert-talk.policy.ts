import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about talking of a job need to know; the first two as the job's own rules say of the actor. */
export type TalkFacts = {
  /** The actor is the expert of the job, which is theirs to read. */
  performs: boolean
  /** The actor ordered the job, or is of the team of the accelerator that did, and not of the project. */
  manages: boolean
  /** An investor or mentor ordered it: the accelerator takes no part in what is said of it. */
  requested: boolean
  acceleratorId: number
  expertUid: string
  /** The expert reads the work now: it was taken, and is not handed over. */
  inWork: boolean
  /** It ended without a result: the expert reads nothing of it any more. */
  ended: boolean
}

/** The conversation of a job and its questions: the expert's and whoever ordered, nobody else's. */
export const expertTalks = definePolicy<TalkFacts, 'talk' | 'ask'>('expertTalk', {
  view: (_actor, { performs, manages }) => performs || manages,
  // Nobody would read what is written once it has ended.
  talk: (_actor, { performs, manages, ended }) => (performs || manages) && !ended,
  // A question goes through the accelerator that ordered.
  ask: (_actor, { performs, inWork, requested }) => performs && inWork && !requested,
})

/** What the rules about one question need to know. */
export type QuestionFacts = TalkFacts & {
  memberUids: readonly string[]
  /** The accelerator has passed it on: until then the team knows of none. */
  passed: boolean
}

const isAsked = (actor: Actor, { memberUids, passed }: QuestionFacts): boolean =>
  passed && memberUids.some((uid) => isPerson(actor, uid))

/** A question to the team: the accelerator passes it on, the team answers. */
export const expertQuestions = definePolicy<QuestionFacts, 'mediate' | 'answer'>('expertQuestion', {
  view: (actor, question) => question.performs || question.manages || isAsked(actor, question),
  mediate: (_actor, { manages, requested }) => manages && !requested,
  answer: isAsked,
})

/** Questions that were passed on to the team of a project. */
export const questionsToTeam = definePolicy<{ memberUids: readonly string[] }, 'read'>('questionsToTeam', {
  view: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
  read: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})
