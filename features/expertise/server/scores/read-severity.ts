import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { severityOf, type Severity } from '../../domain/scores.rules.ts'

/** Severity uses at most this many of an expert's newest reviews, because it may change over the years. */
const maxReviews = 100

type SeverityQuery = {
  acceleratorId: number
  templateId: number
  taskId: number
  expertUids: readonly string[]
}

/**
 * How far the totals of these experts differ from others' on the same tasks of the accelerator, by the same template;
 * excludes the given task, and orders by investors or mentors.
 */
export const readSeverity = async (
  db: Db,
  { acceleratorId, templateId, taskId, expertUids }: SeverityQuery,
): Promise<(expertUid: string) => Severity> => {
  const { rows } = await sql<{ expertUid: string; differences: number[] }>`
    with versions as (select id from profile_template_version where template_id = ${templateId})
    select e.uid as "expertUid", array(
      select (j.score - o.mean)::float8
      from expert_job j join versions v on v.id = j.template_version_id
        cross join lateral (
          select avg(x.score) as mean from expert_job x join versions w on w.id = x.template_version_id
          where x.task_id = j.task_id and x.expert_uid <> j.expert_uid and x.requester_uid is null
            and x.status = 'COMPLETE' and x.score is not null
        ) o
      where j.accelerator_id = ${acceleratorId} and j.expert_uid = e.uid and j.task_id <> ${taskId}
        and j.requester_uid is null and j.status = 'COMPLETE' and j.score is not null and o.mean is not null
      order by j.completed_at desc nulls last, j.id desc limit ${maxReviews}) as differences
    from unnest(${[...expertUids]}::uuid[]) e (uid)`.execute(db)
  const known = new Map(rows.map(({ expertUid, differences }) => [expertUid, severityOf(differences)]))
  return (expertUid) => known.get(expertUid) ?? severityOf([])
}
