import { z } from 'zod'
import { id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { errorCodes } from '#platform/domain/error-codes.ts'
import { decisions, maxReasons, runKinds } from '../domain/decision.rules.ts'
import { runActions, runStates, runSteps } from '../domain/states.ts'

/** A reason of the list, in the reader's language; its code selects the standard advice, if any. */
export const rejectionReason = z.object({ id: id(), code: z.string(), name: z.string() })

const words = {
  /** Dictionary values of reasons. */
  reasonIds: z.array(id()).max(maxReasons, 'TOO_MANY').default([]),
  reason: text(1200).default(''),
  /** The team's next steps: before it applies again, or after acceptance. */
  advice: text(1200).default(''),
}

/** Reason of a rejection and next steps, visible to the project's team. A reason must be selected or written. */
export const rejection = z
  .strictObject(words)
  .refine(({ reasonIds, reason }) => reasonIds.length > 0 || reason !== '', {
    path: ['reason'],
    message: 'REQUIRED',
  })

/** A message to an accepted team. */
export const acceptance = z.strictObject({ advice: words.advice })

/** A decision with its texts: a rejection has a reason. */
export const wordedDecision = z
  .strictObject({ decision: z.enum(decisions, 'NOT_IN_LIST'), ...words })
  .refine(
    ({ decision, reasonIds, reason }) => decision === 'ACCEPT' || reasonIds.length > 0 || reason !== '',
    {
      path: ['reason'],
      message: 'REQUIRED',
    },
  )

/** A staged decision; visible to deciders only. */
export const stagedDecision = z.object({
  decision: z.enum(decisions),
  reasons: z.array(rejectionReason),
  reason: z.string(),
  advice: z.string(),
  version: z.int(),
  by: personRef,
  at: instant(),
})

/** The exact notification and email of a decision, in the recipient's language. */
export const decisionLetter = z.object({
  project: namedRef,
  /** The leader; `null` while the accelerator manages the project: then nothing is sent. */
  to: z.object({ name: z.string(), locale: z.enum(['ru', 'en']) }).nullable(),
  /** Number of people who receive it in their own languages, including the leader. */
  recipients: z.int(),
  notice: z.object({ subject: z.string(), body: z.string() }),
  mail: z.object({ subject: z.string(), text: z.string() }),
})

/** Result of a dry run. */
export const decisionsPlan = z.object({
  accept: z.int(),
  reject: z.int(),
  withoutLeader: z.int(),
  refused: z.array(z.object({ code: z.enum(errorCodes), count: z.int(), examples: z.array(z.string()) })),
  /** Included ones for which the other decision is staged, up to fifty by name, and who staged it. */
  conflicts: z.object({
    count: z.int(),
    items: z.array(z.object({ id: id(), name: z.string(), decision: z.enum(decisions), by: z.string() })),
  }),
  /** Up to fifty included applications, for previews of their emails. */
  items: z.array(
    z.object({
      id: id(),
      name: z.string(),
      decision: z.enum(decisions),
      /** The texts of the staged decision; `null` if there is none. */
      words: z.object({ reasonIds: z.array(id()), reason: z.string(), advice: z.string() }).nullable(),
    }),
  ),
  /** Fingerprint of the data that the person saw: a run on other data is refused. */
  fingerprint: z.string(),
})

/** A run of decisions on many applications. */
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
