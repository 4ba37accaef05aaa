import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readHistory } from '#platform/server/history.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import type { expertJobDetails } from '../../contract/expert-job.schemas.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { agreedTerms } from '../agreed-terms.ts'
import { clientJobs } from '../expert-job.repository.ts'
import { readFieldNames } from '../shown-fields.ts'
import { readResult, withoutResult } from '../read-result.ts'

type Details = z.output<typeof expertJobDetails>

/** A job with everything that the accelerator's page shows; what the expert is still writing stays theirs, and whoever only accepts reads nothing. */
export const readClientDetails = async (ctx: Context, jobId: number): Promise<Details> => {
  const [row, written, own, history] = await Promise.all([
    findRow(ctx, clientJobs, sql`j.id = ${jobId}`),
    readResult(ctx.db, jobId),
    ctx.db
      .selectFrom('expert_job')
      .select(['correction', 'override_reason as overrideReason', agreedTerms])
      .where('id', '=', jobId)
      .executeTakeFirst(),
    readHistory(ctx.db, sql`values ('expert_job', ${String(jobId)})`),
  ])
  if (!row || !own) throw notFound()
  const readable = row.status === 'COMPLETE' && expertJobs.oversee.allows(ctx.actor, row.facts)
  const shown = readable ? written : withoutResult(written)
  return {
    ...(await clientJobs.row(row, ctx)),
    readable,
    ...shown,
    fieldNames: await readFieldNames(ctx.db, row.task.id, shown.comments),
    ...own,
    manages: expertJobs.manage.allows(ctx.actor, row.facts) && !isPerson(ctx.actor, row.facts.expertUid),
    history,
  }
}
