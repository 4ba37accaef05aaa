import { daysBetween } from '#platform/domain/deadline.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { maxDaysAhead } from '../domain/states.ts'
import type { ExpertJobSubject } from './expert-job.repository.ts'

type Deciding = Pick<SignedIn, 'db' | 'actor' | 'now'>

/** Checks a new due date of a job: later than the current one, not in the past, and at most a year ahead. */
export const checkLaterDay = ({ dueOn, today }: ExpertJobSubject, day: string): void => {
  if (day < today) throw invalid({ dueOn: 'DATE_IN_PAST' })
  if (dueOn !== null && day <= dueOn) throw invalid({ dueOn: 'DUE_NOT_LATER' })
  if (daysBetween(today, day) > maxDaysAhead) throw invalid({ dueOn: 'DATE_OVER_A_YEAR' })
}

/** Columns of a job without a request for a later due date. */
export const noRequestedTerm = { asked_until: null, asked_until_at: null, asked_until_reason: '' }

/** Sets a later due date and notifies the expert, who is reminded of it again. */
export const extendTerm = async (ctx: Deciding, job: ExpertJobSubject, day: string): Promise<void> => {
  const { id, acceleratorId, expertUid } = job
  await ctx.db
    .updateTable('expert_job')
    .set({ due_on: day, due_changed_at: ctx.now, reminded_days: null, ...noRequestedTerm })
    .where('id', '=', id)
    .execute()
  await audit(ctx, {
    acceleratorId,
    subject: 'expert_job',
    subjectId: id,
    action: 'extendTerm',
    details: { from: job.dueOn, to: day },
  })
  await raise(ctx, 'ExpertTermExtended', { id, expertUid, day }, acceleratorId)
}

/** Refuses the requested day: the due date remains. */
export const refuseTerm = async (ctx: Deciding, job: ExpertJobSubject, reason: string): Promise<void> => {
  const { id, acceleratorId, expertUid } = job
  await ctx.db.updateTable('expert_job').set(noRequestedTerm).where('id', '=', id).execute()
  await audit(ctx, {
    acceleratorId,
    subject: 'expert_job',
    subjectId: id,
    action: 'refuseTerm',
    comment: reason,
  })
  await raise(ctx, 'ExpertTermRefused', { id, expertUid, comment: reason }, acceleratorId)
}
