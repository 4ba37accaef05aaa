import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { dayIn, todayIn } from '#platform/server/sql.ts'
import type { getTaskScores } from '../../contract/task-scores.endpoints.ts'

/** Default terms of a repeated order. */
export type SameTerms = z.output<typeof getTaskScores.response>['groups'][number]['terms']

/** The terms of a job for another order: the due date is as many days ahead as it was then, at least three. */
export const readSameTerms = async (db: Db, jobId: number): Promise<SameTerms> => {
  const { rows } = await sql<SameTerms>`
    select v.template_id as "templateId", j.competency_id as "competencyId", j.language,
      array(select o.text from expert_job_question o where o.job_id = j.id order by o.position) as questions,
      to_char(${todayIn(sql`a.time_zone`)}
        + greatest(3, coalesce(j.due_on - ${dayIn(sql`j.created_at`, sql`a.time_zone`)}, 14)), 'YYYY-MM-DD') as "dueOn",
      case when j.fee is null then null else json_build_object('amount', j.fee::text, 'currency', j.fee_currency) end as fee,
      j.visible_to_team as "visibleToTeam", j.blind
    from expert_job j join accelerator a on a.id = j.accelerator_id
      join profile_template_version v on v.id = j.template_version_id
    where j.id = ${jobId}`.execute(db)
  return rows[0]!
}
