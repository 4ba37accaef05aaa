import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a conversation. `performs` and `manages` follow the policy of the job. */
export type TalkFacts = {
  /** Whether the actor is the expert of the job and may read it. */
  performs: boolean
  /**
   * Whether the actor ordered the job, or belongs to the team of the accelerator that did, and is not a member of the
   * project.
   */
  manages: boolean
  /** Whether an investor or mentor ordered it; then the accelerator takes no part in the conversation. */
  requested: boolean
  acceleratorId: number
  expertUid: string
  /** Whether the expert is working on it: accepted, and not submitted yet. */
  inWork: boolean
  /** Whether it ended without a result, so that the expert has no access any more. */
  ended: boolean
  /** Whether the project may work on the track: in blocked work nobody writes. */
  workAllowed: boolean
}

/** Permissions for the conversation and the questions of a job: only the expert and the client. */
export const expertTalks = definePolicy<TalkFacts, 'talk' | 'ask'>('expertTalk', {
  view: (_actor, { performs, manages }) => performs || manages,
  // After the job has ended nobody would read a message.
  talk: (_actor, { performs, manages, ended }) => (performs || manages) && !ended,
  // A question is passed on by the accelerator that ordered the job, so there must be one.
  ask: (_actor, { performs, inWork, requested }) => performs && inWork && !requested,
})

/** Facts for the policy of one question. */
export type QuestionFacts = TalkFacts & {
  memberUids: readonly string[]
  /** Whether the accelerator has passed it on. Until then the team does not know of it. */
  passed: boolean
}

const isRecipient = (actor: Actor, { memberUids, passed }: QuestionFacts): boolean =>
  passed && memberUids.some((uid) => isPerson(actor, uid))

/** Permissions for a question: the accelerator passes it on, the team answers. */
export const expertQuestions = definePolicy<QuestionFacts, 'mediate' | 'answer'>('expertQuestion', {
  view: (actor, question) => question.performs || question.manages || isRecipient(actor, question),
  mediate: (_actor, { manages, requested }) => manages && !requested,
  answer: isRecipient,
})

/** Permissions for questions that were passed on to the team of a project. */
export const questionsToTeam = definePolicy<{ memberUids: readonly string[] }, 'read'>('questionsToTeam', {
  view: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
  read: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})
