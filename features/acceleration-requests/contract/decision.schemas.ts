import { z } from 'zod'
import { id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { errorCodes } from '#platform/domain/error-codes.ts'
import { decisions, mostReasons, runKinds } from '../domain/decision.rules.ts'
import { runActions, runStates, runSteps } from '../domain/states.ts'

/** A reason of the list, in the reader's language; its code names the standing advice, where there is one. */
export const rejectionReason = z.object({ id: id(), code: z.string(), name: z.string() })

const words = {
  /** Values of the dictionary of reasons. */
  reasonIds: z.array(id()).max(mostReasons, 'TOO_MANY').default([]),
  reason: text(1200).default(''),
  /** What the team does next: before it applies again, or now that it is accepted. */
  advice: text(1200).default(''),
}

/** Why an application is rejected and what to do next; the project's team reads it. A reason is chosen or written. */
export const rejection = z
  .strictObject(words)
  .refine(({ reasonIds, reason }) => reasonIds.length > 0 || reason !== '', {
    path: ['reason'],
    message: 'REQUIRED',
  })

/** A word to a team that is accepted. */
export const acceptance = z.strictObject({ advice: words.advice })

/** A decision with its words: a rejection has a reason. */
export const wordedDecision = z
  .strictObject({ decision: z.enum(decisions, 'NOT_IN_LIST'), ...words })
  .refine(
    ({ decision, reasonIds, reason }) => decision === 'ACCEPT' || reasonIds.length > 0 || reason !== '',
    {
      path: ['reason'],
      message: 'REQUIRED',
    },
  )

/** A decision that waits to be released; only who may decide reads it. */
export const stagedDecision = z.object({
  decision: z.enum(decisions),
  reasons: z.array(rejectionReason),
  reason: z.string(),
  advice: z.string(),
  version: z.int(),
  by: personRef,
  at: instant(),
})

/** The exact notice and email of a decision, in the language of whoever gets it. */
export const decisionLetter = z.object({
  project: namedRef,
  /** The leader; `null` while the accelerator keeps the project: then nobody is told. */
  to: z.object({ name: z.string(), locale: z.enum(['ru', 'en']) }).nullable(),
  /** How many people get the same in their own languages, the leader among them. */
  recipients: z.int(),
  notice: z.object({ subject: z.string(), body: z.string() }),
  mail: z.object({ subject: z.string(), text: z.string() }),
})

/** What deciding on the chosen applications would come to. */
export const decisionsPlan = z.object({
  accept: z.int(),
  reject: z.int(),
  withoutLeader: z.int(),
  refused: z.array(z.object({ code: z.enum(errorCodes), count: z.int(), examples: z.array(z.string()) })),
  /** Up to fifty that take part, to look at their letters. */
  items: z.array(
    z.object({
      id: id(),
      name: z.string(),
      decision: z.enum(decisions),
      /** What was staged with the decision; `null` where it is not a staged one. */
      words: z.object({ reasonIds: z.array(id()), reason: z.string(), advice: z.string() }).nullable(),
    }),
  ),
  /** Of what was seen: a run of anything else is refused. */
  fingerprint: z.string(),
})

/** A run that decides on many applications. */
export const decisionRun = z.object({
  id: id(),
  kind: z.enum(runKinds),
  status: z.enum(runStates),
  total: z.int(),
  steps: z.record(z.enum(runSteps), z.int()),
  createdBy: personRef,
  createdAt: instant(),
  finishedAt: instant().nullable(),
  actions: z.array(z.enum(runActions).extract(['cancel'])),
})

/** An application of a run. */
export const decisionRunItem = z.object({
  place: z.int(),
  requestId: id().nullable(),
  projectName: z.string(),
  trackName: z.string(),
  decision: z.enum(decisions),
  step: z.enum(runSteps),
  refused: z.enum(errorCodes).nullable(),
  stagedBy: personRef.nullable(),
})
