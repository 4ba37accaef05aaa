import { sql } from 'kysely'
import { workOpened } from './expert-job.sql.ts'

/**
 * A job on a task of the trackpoint `k` includes the scoring of the project: it is the report of the task. Its client
 * reads it with the result.
 */
export const asksScoring = sql<boolean>`(k.report_type is not distinct from 'SCORING_REPORT')`

/**
 * The time as of which the expert of the job `j` reads the project: its task's submission; for an order by an
 * investor or mentor the last publication, and null once it is unpublished.
 */
export const materialAt = sql<
  string | null
>`(case when ${workOpened} then coalesce(j.handed_in_at, j.created_at) else (
  select max(u.published_at) from project_publication u where u.project_id = j.project_id and u.accelerator_id = j.accelerator_id
    and u.status = 'PUBLISHED') end)`
