import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readHistory } from '#platform/server/history.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import type { expertJobDetails } from '../../contract/expert-job.schemas.ts'
import { standAgainst, type ConflictReason } from '../../domain/conflict.rules.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { agreedTerms } from '../agreed-terms.ts'
import { readConflicts } from '../conflicts/read-conflicts.ts'
import { clientJobs } from '../expert-job.repository.ts'
import { readResult, withoutResult } from '../read-result.ts'
import { readFieldNames } from '../shown-fields.ts'

type Details = z.output<typeof expertJobDetails>

type Reviewed = Pick<Details, 'status' | 'overriddenConflicts'> & {
  facts: { acceleratorId: number; requesterUid: string | null; expertUid: string }
  project: { id: number }
}

/** Conflicts of the expert of an open job that were not known when it was ordered: the client may end it. */
const readStanding = async (
  { db }: Context,
  { status, overriddenConflicts, facts, project }: Reviewed,
): Promise<ConflictReason[]> => {
  if (!isOpen(status)) return []
  const { acceleratorId, requesterUid, expertUid } = facts
  const where = { acceleratorId, pays: requesterUid === null }
  const conflicts = await readConflicts(db, [project.id], [expertUid], where)
  return standAgainst(conflicts(project.id, expertUid), overriddenConflicts)
}

/**
 * A job with everything that the accelerator's page shows, without the expert's draft; a client who may only accept
 * reads no result.
 */
export const readClientDetails = async (ctx: Context, jobId: number): Promise<Details> => {
  const [row, written, own, history] = await Promise.all([
    findRow(ctx, clientJobs, sql`j.id = ${jobId}`),
    readResult(ctx.db, jobId),
    ctx.db
      .selectFrom('expert_job')
      .select([
        'correction',
        'override_reason as overrideReason',
        sql<ConflictReason[]>`overridden_conflicts`.as('overriddenConflicts'),
        sql<boolean>`exists (select from scoring s where s.expert_job_id = expert_job.id)`.as('scored'),
        agreedTerms,
      ])
      .where('id', '=', jobId)
      .executeTakeFirst(),
    readHistory(ctx.db, sql`values ('expert_job', ${String(jobId)})`),
  ])
  if (!row || !own) throw notFound()
  const readable = row.status === 'COMPLETE' && expertJobs.oversee.allows(ctx.actor, row.facts)
  const shown = readable ? written : withoutResult(written)
  // The accelerator's team sees conflicts between an expert and a project, unless they are in the project's team.
  const weighs = expertJobs.weigh.allows(ctx.actor, row.facts)
  const { overriddenConflicts, scored, ...terms } = own
  return {
    ...(await clientJobs.row(row, ctx)),
    readable,
    scored: readable && scored,
    ...shown,
    fieldNames: await readFieldNames(ctx.db, row.task.id, shown.comments),
    ...terms,
    overriddenConflicts: weighs ? overriddenConflicts : [],
    conflicts: weighs ? await readStanding(ctx, { ...row, overriddenConflicts }) : [],
    manages: expertJobs.manage.allows(ctx.actor, row.facts) && !isPerson(ctx.actor, row.facts.expertUid),
    history,
  }
}
