import { writePlanned } from '#features/project-import'
import { lockProject } from '#features/projects'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { lockSubject, lockVisible, transition, type Locked } from '#platform/server/transition.ts'
import {
  applyFormSubmission,
  editFormSubmission,
  rejectFormSubmission,
  replayFormSubmissions,
  settleFormSubmission,
} from '../contract/submission.endpoints.ts'
import { contentOf, isTooMuch } from '../domain/content.rules.ts'
import { formSubmissionBatch, formSubmissions } from '../domain/form-intake.policy.ts'
import { formSubmissionMachine } from '../domain/form-submission.machine.ts'
import type { SubmissionAction, SubmissionReason } from '../domain/states.ts'
import { processingOf, processJob } from './job-names.ts'
import { readWholeSubmission } from './read-submission.ts'
import { findSubmission, type SubmissionSubject } from './submission.repository.ts'
import { waitingValuesOf } from './waiting-values.ts'

/** Corrects the content of a rejected submission. */
export const editFormSubmissionUseCase = useCase({
  endpoint: editFormSubmission,
  load: (ctx, { body }) => findSubmission(ctx.db, body.submissionId),
  authorize: formSubmissions.manage,
  run: async (ctx, { body: { version, content } }, { id, acceleratorId }) => {
    const cleaned = contentOf(content)
    if (isTooMuch(cleaned)) throw invalid({ content: 'TOO_LONG' })
    const saved = await ctx.db
      .updateTable('form_submission')
      .set({ content: JSON.stringify(cleaned), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'REJECTED')
      .where('content_gone', '=', false)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    // The content is not recorded, because the audit trail is kept longer.
    await audit(ctx, { acceleratorId, subject: 'form_submission', subjectId: id, action: 'edit' })
    return (after) => readWholeSubmission(after, id)
  },
})

/** Queues submissions for processing again, all in one transaction. */
export const replayFormSubmissionsUseCase = useCase({
  endpoint: replayFormSubmissions,
  load: async (ctx, { body: { submissionIds } }) => {
    const found = await Promise.all([...new Set(submissionIds)].map((id) => findSubmission(ctx.db, id)))
    const all = found.filter((one) => one !== undefined)
    return all.length === found.length ? all : undefined
  },
  authorize: formSubmissionBatch.manage,
  run: async (ctx, _input, all) => {
    // Always in the same order, so that concurrent calls do not deadlock.
    for (const { id, acceleratorId, inviteeUid } of all.toSorted((a, b) => a.id - b.id)) {
      // Replaying it notifies the leader in whose name it was sent a second time.
      if (inviteeUid !== null) await countAsking(ctx)
      await transition(ctx, formSubmissionMachine, 'replay', {
        id,
        acceleratorId,
        facts: async () => stillThere(await findSubmission(ctx.db, id)),
        set: {
          reason: null,
          comment: '',
          problems: '[]',
          waits_for: null,
          acting_uid: ctx.actor.uid,
          decided_at: null,
        },
      })
      await enqueue(ctx.db, processJob, { submissionId: id }, processingOf({ id, acceleratorId }))
    }
    return undefined
  },
})

/** Loads a submission under its row lock, if the caller may see it. */
const lockSeen = (ctx: SignedIn, { body }: { body: { submissionId: number } }) =>
  lockVisible(
    ctx,
    { authorize: formSubmissions.manage, machine: formSubmissionMachine, id: body.submissionId },
    (db) => findSubmission(db, body.submissionId),
  )

const decide = async (
  ctx: SignedIn,
  submission: Locked<SubmissionSubject>,
  action: SubmissionAction,
  reason: SubmissionReason | null,
  comment: string,
): Promise<undefined> => {
  const { id, acceleratorId } = submission
  await transition(ctx, formSubmissionMachine, action, {
    id,
    acceleratorId,
    facts: submission,
    comment,
    set: { reason, comment, decided_at: ctx.now.toISOString() },
  })
  return undefined
}

export const rejectFormSubmissionUseCase = useCase({
  endpoint: rejectFormSubmission,
  load: lockSeen,
  authorize: formSubmissions.manage,
  run: (ctx, { body }, submission) => decide(ctx, submission, 'reject', 'BY_HAND', body.reason),
})

export const settleFormSubmissionUseCase = useCase({
  endpoint: settleFormSubmission,
  load: lockSeen,
  authorize: formSubmissions.manage,
  run: (ctx, { body }, submission) => decide(ctx, submission, 'settle', null, body.comment),
})

/** Applies waiting values, replacing those of the project. */
export const applyFormSubmissionUseCase = useCase({
  endpoint: applyFormSubmission,
  load: (ctx, { body }) => findSubmission(ctx.db, body.submissionId),
  authorize: formSubmissions.manage,
  run: async (ctx, _input, submission) => {
    const { id, projectId } = submission
    if (projectId !== null) await lockProject(ctx.db, projectId)
    // Locked only now: the project's lock comes first everywhere.
    const locked = stillThere(
      await lockSubject(ctx.db, formSubmissionMachine, id, () => findSubmission(ctx.db, id)),
    )
    const waiting = await waitingValuesOf(ctx.db, locked)
    if (!waiting) throw new ProductError('STATE_CHANGED')
    await writePlanned(ctx, waiting.projectId, waiting.rest)
    return decide(ctx, locked, 'process', null, '')
  },
})
