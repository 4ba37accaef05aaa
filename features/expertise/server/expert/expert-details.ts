import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { expertJobOrderDetails } from '../../contract/expert-job.schemas.ts'
import { agreedTerms } from '../agreed-terms.ts'
import { expertOrders } from '../expert-job.repository.ts'
import { isWorkAllowed, workOpened } from '../expert-job.sql.ts'
import { asksScoring, materialAt } from '../material.sql.ts'
import { readResult } from '../read-result.ts'
import { hidesProject, veilForExpert } from '../veil.ts'

type Details = z.output<typeof expertJobOrderDetails>

/** The material under review; undefined for a task that was reset. */
const readMaterial = async (db: Db, jobId: number): Promise<Details['material']> => {
  const { rows } = await sql<{ material: Details['material'] }>`
    select case when w.state = 'NOT_STARTED' or ${materialAt} is null then null else json_build_object(
      'projectId', case when ${hidesProject} then j.id else q.project_id end, 'workOpened', ${workOpened},
      'description', case when ${workOpened} then k.description else '' end,
      'expectedResult', case when ${workOpened} then k.expected_result else '' end,
      'hasFields', coalesce(jsonb_array_length(w.asked), 0) > 0, 'answer', case when ${workOpened} then w.answer else '' end,
      'files', coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.created_at, f.id)
        from task_file h join file f on f.id = h.file_id where h.task_id = w.id and ${workOpened} and not ${hidesProject}), '[]'),
      'hiddenFiles', case when ${workOpened} and ${hidesProject} then (select count(*) from task_file h where h.task_id = w.id) else 0 end,
      'handedInAt', ${instantJson(materialAt)}, 'asksScoring', ${asksScoring}) end as material
    from expert_job j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id
    where j.id = ${jobId}`.execute(db)
  return rows[0]?.material ?? null
}

/** The expert's reviews for the same client due on the same day, among which the expert has to divide that day. */
const sameDay = sql<Details['sameDay']>`(
  select json_build_object('done', count(*) filter (where o.status = 'COMPLETE'), 'count', count(*))
  from expert_job o where o.expert_uid = expert_job.expert_uid and o.accelerator_id = expert_job.accelerator_id
    and o.requester_uid is not distinct from expert_job.requester_uid and o.due_on = expert_job.due_on
    and o.status <> 'REJECT')`

const workAllowed = sql<boolean>`(select ${isWorkAllowed} from expert_job j where j.id = expert_job.id)`

/** A job with everything that its expert's page shows. */
export const readExpertDetails = async (ctx: Context, jobId: number): Promise<Details> => {
  const [row, written, own, material, veil] = await Promise.all([
    findRow(ctx, expertOrders, sql`j.id = ${jobId}`),
    readResult(ctx.db, jobId),
    ctx.db
      .selectFrom('expert_job')
      .select(['correction', agreedTerms, sameDay.as('sameDay'), workAllowed.as('workAllowed')])
      .where('id', '=', jobId)
      .executeTakeFirst(),
    readMaterial(ctx.db, jobId),
    veilForExpert(ctx.db, jobId),
  ])
  if (!row || !own) throw notFound()
  return {
    ...(await expertOrders.row(row, ctx)),
    ...written,
    questions: written.questions.map((question) => ({ ...question, text: veil(question.text) })),
    ...own,
    correction: veil(own.correction),
    material: row.status === 'NEW' ? null : material && { ...material, answer: veil(material.answer) },
  }
}
