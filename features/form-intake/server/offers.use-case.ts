import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { completeStudent } from '#features/people'
import { activeTree } from '#features/profile-templates'
import { findProject, lockProject } from '#features/projects'
import { isPerson } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import type { formOffer } from '../contract/form.schemas.ts'
import { confirmFormOffer, declineFormOffer, getFormOffer } from '../contract/submission.endpoints.ts'
import { formSubmissions } from '../domain/form-intake.policy.ts'
import { formSubmissionMachine } from '../domain/form-submission.machine.ts'
import { makingOf } from '../domain/kinds.ts'
import { mapContent, type MappedRow } from '../domain/mapping.rules.ts'
import { studentOf } from '../domain/student.rules.ts'
import { findForm, formTargets, type FormSubject } from './form.repository.ts'
import { planSubmission } from './plan-submission.ts'
import { writeInto } from './process-submission.ts'
import { findSubmission, type SubmissionSubject } from './submission.repository.ts'

const load = (ctx: Context, { submissionId }: { submissionId: number }) =>
  findSubmission(ctx.db, submissionId)

/**
 * Whether a field is written or sent in the leader's name. The remaining fields identify the sender and the project.
 */
const isWritten = (target: string | null | undefined): boolean =>
  typeof target === 'string' &&
  !['leader.email', 'main.name', 'person.name', 'person.phone', 'submission.key'].includes(target)

/** Values that would be written, by target and field name. */
const writtenOf = ({ names, cells, targets }: MappedRow) =>
  targets.flatMap((target, at) =>
    isWritten(target) ? [{ target: target!, name: names[at] ?? '', text: cells[at] ?? '' }] : [],
  )

/** Fingerprint of what a leader agrees to, including the track. It detects later changes of the form. */
const fingerprintOf = ({ kind, trackId }: FormSubject, row: MappedRow): string =>
  createHash('sha256')
    .update(JSON.stringify([makingOf(kind), trackId, writtenOf(row)]))
    .digest('hex')

/** Returns a submission in a leader's name for confirmation: all values that would be written, in full. */
const readOffer = async (ctx: Context, { id }: SubmissionSubject): Promise<z.output<typeof formOffer>> => {
  const { rows } = await sql<Omit<z.output<typeof formOffer>, 'values' | 'actions' | 'id' | 'seen'>>`
    select s.status, a.name as accelerator, f.name as form, t.name as track, s.created_at as "createdAt",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project
    from form_submission s join intake_form f on f.id = s.form_id join accelerator a on a.id = s.accelerator_id
      left join track t on t.id = f.track_id left join project p on p.id = s.project_id
    where s.id = ${id}`.execute(ctx.db)
  const now = stillThere(await findSubmission(ctx.db, id))
  const form = stillThere(await findForm(ctx.db, now.formId))
  const row = mapContent(now.content, form.mapping)
  const targets = new Map(formTargets(await activeTree(ctx.db)).map((one) => [one.key, one]))
  return {
    id,
    ...rows[0]!,
    values: writtenOf(row).map(({ target, name, text }) => {
      const { name: words, of } = targets.get(target) ?? { name: null, of: null }
      return { name, target: { key: target, name: words, of }, text }
    }),
    seen: fingerprintOf(form, row),
    actions: possibleActions(formSubmissionMachine, now.status, ctx.actor, now).filter(
      (action) => action === 'confirm' || action === 'decline',
    ),
  }
}

export const getFormOfferQuery = query({
  endpoint: getFormOffer,
  load: (ctx, { query: params }) => load(ctx, params),
  authorize: formSubmissions.answer,
  run: (ctx, _input, submission) => readOffer(ctx, submission),
})

const factsOf = (ctx: SignedIn, id: number) => async () => stillThere(await findSubmission(ctx.db, id))

/** The leader confirms: values are written and the project applies on their behalf. */
export const confirmFormOfferUseCase = useCase({
  endpoint: confirmFormOffer,
  load: (ctx, { body }) => load(ctx, body),
  authorize: formSubmissions.answer,
  run: async (ctx, { body: { seen } }, submission) => {
    const { id, acceleratorId, projectId } = submission
    if (projectId !== null) await lockProject(ctx.db, projectId)
    const project = projectId === null ? undefined : await findProject(ctx.db, projectId)
    const form = await findForm(ctx.db, submission.formId)
    // The person may no longer be the leader of the project.
    if (!form || projectId === null || !isPerson(ctx.actor, project?.leaderUid))
      throw new ProductError('STATE_CHANGED')
    const lockedSubmission = await findSubmission(ctx.db, id)
    if (lockedSubmission?.status !== 'NEW') throw new ProductError('STATE_CHANGED')
    const plan = await planSubmission(ctx.db, form, lockedSubmission.content)
    // The mapping may have been changed; only what the leader has seen may be written.
    if (plan.problems.length > 0 || fingerprintOf(form, plan.row) !== seen)
      throw new ProductError('STATE_CHANGED')
    const made = await writeInto(ctx, form, plan, projectId)
    // The data about their studies was shown as well, so the confirmation covers it.
    const student = studentOf(plan.row)
    if (student) await completeStudent(ctx.db, ctx.actor.uid, student)
    await transition(ctx, formSubmissionMachine, 'confirm', {
      id,
      acceleratorId,
      facts: factsOf(ctx, id),
      set: { reason: null, request_id: made.requestId, decided_at: ctx.now.toISOString() },
    })
    return (after) => readOffer(after, submission)
  },
})

export const declineFormOfferUseCase = useCase({
  endpoint: declineFormOffer,
  load: (ctx, { body }) => load(ctx, body),
  authorize: formSubmissions.answer,
  run: async (ctx, _input, submission) => {
    const { id, acceleratorId } = submission
    await transition(ctx, formSubmissionMachine, 'decline', {
      id,
      acceleratorId,
      facts: factsOf(ctx, id),
      set: { reason: 'DECLINED', decided_at: ctx.now.toISOString() },
    })
    return (after) => readOffer(after, submission)
  },
})
