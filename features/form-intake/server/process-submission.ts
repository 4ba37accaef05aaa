import { sql } from 'kysely'
import { applyToTrack } from '#features/acceleration-requests'
import { bringProject, isSomething, splitPlan, writePlanned } from '#features/project-import'
import { lockProject } from '#features/projects'
import { system } from '#platform/domain/actor.ts'
import { cutText } from '#platform/domain/cut-text.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition } from '#platform/server/transition.ts'
import { formSubmissionMachine } from '../domain/form-submission.machine.ts'
import { targetText } from '../domain/mapping.rules.ts'
import { type SubmissionReason, projectsOfForm } from '../domain/states.ts'
import { studentOf } from '../domain/student.rules.ts'
import type { FormSubject } from './form.repository.ts'
import { findKnownProject, openRequestOf } from './known.repository.ts'
import { planSubmission, type SubmissionPlan } from './plan-submission.ts'
import { findSubmission, type SubmissionSubject } from './submission.repository.ts'

type Made = { projectId: number; requestId: number | null }

const messageOf = ({ row }: SubmissionPlan): string => cutText(targetText(row, 'request.message'), 4000)

/** Creates the project, owned by the accelerator, and invites the sender to lead it (ADR 47). */
const create = (ctx: SignedIn, form: FormSubject, plan: SubmissionPlan): Promise<Made> =>
  bringProject(
    ctx,
    {
      acceleratorId: form.acceleratorId,
      head: { keeperId: form.acceleratorId },
      trackId: form.trackId,
      accept: false,
      message: messageOf(plan),
      invitation: { locale: form.locale, byForm: true },
    },
    plan.project,
  )

/** Writes the values into a project, and applies to the track unless it has already applied. */
export const writeInto = async (
  ctx: SignedIn,
  form: FormSubject,
  plan: SubmissionPlan,
  projectId: number,
): Promise<Made> => {
  if (isSomething(plan.project)) await writePlanned(ctx, projectId, plan.project)
  const { trackId } = form
  if (plan.making !== 'PROJECT' || trackId === null) return { projectId, requestId: null }
  const open = await openRequestOf(ctx.db, projectId, trackId)
  return {
    projectId,
    requestId: open ?? (await applyToTrack(ctx, { projectId, trackId, message: messageOf(plan) })),
  }
}

/** Plans the submission again under the lock of its project, so that the project's leader can no longer change. */
const settledPlan = async (ctx: SignedIn, form: FormSubject, { content }: SubmissionSubject) => {
  const plan = await planSubmission(ctx.db, form, content)
  if (!plan.known) return plan
  await lockProject(ctx.db, plan.known.id)
  const now = await findKnownProject(ctx.db, {
    acceleratorId: form.acceleratorId,
    email: plan.email,
    name: plan.project.name,
  })
  return now?.known === plan.known.known ? plan : planSubmission(ctx.db, form, content)
}

const factsOf =
  ({ db }: Pick<SignedIn, 'db'>, id: number) =>
  async () =>
    stillThere(await findSubmission(db, id))

/** Marks a submission as failed with the reason. */
export const failSubmission = async (
  { db, now }: Pick<SignedIn, 'db' | 'now'>,
  { id, acceleratorId }: SubmissionSubject,
  reason: SubmissionReason,
  set: { comment?: string; problems?: SubmissionPlan['problems'] } = {},
): Promise<void> => {
  await transition({ db, actor: system }, formSubmissionMachine, 'fail', {
    id,
    acceleratorId,
    facts: factsOf({ db }, id),
    set: {
      reason,
      comment: set.comment ?? '',
      problems: JSON.stringify(set.problems ?? []),
      decided_at: now.toISOString(),
    },
  })
}

/** Marks a submission as waiting for a decision. Nothing is done in a person's name without their confirmation. */
const wait = async (ctx: SignedIn, submission: SubmissionSubject, plan: SubmissionPlan): Promise<void> => {
  const { outcome, known } = plan
  if (outcome.action !== 'WAIT') return
  const { id, acceleratorId } = submission
  await ctx.db
    .updateTable('form_submission')
    .set({
      reason: outcome.reason,
      problems: '[]',
      comment: '',
      project_id: known?.id ?? null,
      waits_for: outcome.reason === 'WAITS_LEADER' ? (known?.leaderUid ?? null) : null,
    })
    .where('id', '=', id)
    .execute()
  const asks = outcome.reason === 'WAITS_LEADER' ? 'FormSubmissionAsksLeader' : 'FormSubmissionAsksTeam'
  await raise(ctx, asks, { id }, acceleratorId)
}

/** Counts a project that a form creates; returns false if the limit is exceeded. */
const mayCreate = async (ctx: SignedIn, form: FormSubject): Promise<boolean> => {
  try {
    await countHit(ctx.db, `form-intake.projects:${form.id}`, projectsOfForm)
    return true
  } catch (error) {
    if (error instanceof ProductError) return false
    throw error
  }
}

/**
 * Writes values of a repeated submission only into empty fields, because the sender's identity is not verified. Values
 * that would replace or add to existing data wait for somebody in the accelerator.
 */
const fillEmpty = async (
  ctx: SignedIn,
  form: FormSubject,
  submission: SubmissionSubject,
  { plan, projectId }: { plan: SubmissionPlan; projectId: number },
): Promise<void> => {
  const { empty, rest } = await splitPlan(ctx.db, projectId, plan.project)
  const made = await writeInto(ctx, form, { ...plan, project: empty }, projectId)
  if (!isSomething(rest)) {
    await finish(ctx, submission, plan, made)
    return
  }
  const { id, acceleratorId } = submission
  await ctx.db
    .updateTable('form_submission')
    .set({
      reason: 'WAITS_VALUES',
      problems: '[]',
      comment: '',
      email: plan.email,
      project_id: projectId,
      request_id: made.requestId,
    })
    .where('id', '=', id)
    .execute()
  await raise(ctx, 'FormSubmissionAsksTeam', { id }, acceleratorId)
}

/**
 * Stores where the sender studies according to the current mapping, which may have been corrected since the submission.
 */
const noteStudent = async (
  { db }: SignedIn,
  { id }: SubmissionSubject,
  { row }: SubmissionPlan,
): Promise<void> => {
  const student = studentOf(row)
  await sql`update form_submission set student = ${student && JSON.stringify(student)}::jsonb where id = ${id}`.execute(
    db,
  )
}

/** Processes a submission in the caller's transaction. The caller has locked its row. */
export const processSubmission = async (
  ctx: SignedIn,
  form: FormSubject,
  submission: SubmissionSubject,
): Promise<void> => {
  const plan = await settledPlan(ctx, form, submission)
  const { outcome, known } = plan
  await noteStudent(ctx, submission, plan)
  if (outcome.action === 'REJECT') {
    await failSubmission(ctx, submission, outcome.reason, { problems: plan.problems })
    return
  }
  if (outcome.action === 'WAIT') {
    await wait(ctx, submission, plan)
    return
  }
  if (outcome.action === 'UPDATE' && known) {
    await fillEmpty(ctx, form, submission, { plan, projectId: known.id })
    return
  }
  if (!(await mayCreate(ctx, form))) {
    await failSubmission(ctx, submission, 'DAY_LIMIT')
    return
  }
  await finish(ctx, submission, plan, await create(ctx, form, plan))
}

const finish = async (
  ctx: SignedIn,
  submission: SubmissionSubject,
  plan: SubmissionPlan,
  made: Made,
): Promise<void> => {
  await transition(ctx, formSubmissionMachine, 'process', {
    id: submission.id,
    acceleratorId: submission.acceleratorId,
    facts: factsOf(ctx, submission.id),
    set: {
      reason: null,
      comment: '',
      problems: '[]',
      email: plan.email,
      project_id: made.projectId,
      request_id: made.requestId,
      decided_at: ctx.now.toISOString(),
    },
  })
}
