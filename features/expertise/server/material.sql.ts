import { sql } from 'kysely'
import { workOpened } from './expert-job.sql.ts'

/**
 * As of when the expert of the job `j` reads the project: as its task was handed in; of what somebody ordered for themselves as the
 * project was published last, and nothing (null) once it is not published any more.
 */
export const materialAt = sql<
  string | null
>`(case when ${workOpened} then coalesce(j.handed_in_at, j.created_at) else (
  select max(u.published_at) from project_publication u where u.project_id = j.project_id and u.accelerator_id = j.accelerator_id
    and u.status = 'PUBLISHED') end)`
