import { sql } from 'kysely'
import type { Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { lossSteps, type CohortStep } from '../domain/path-cohorts.ts'
import { completeReviews } from './path-figures.sql.ts'

/** Tasks `w` of participations `q`. `q.application_id` is application `r` on all tracks, `q.request_id` only on the current one. */
const itsTasks = sql`project_track q join project_trackpoint w on w.project_track_id = q.id`

/**
 * When application `r` reached a step; null if it did not. Expert reviews are those that the reader may know of. Work that
 * is older than its audit trail, or imported, counts from its last change.
 */
export const reachedAt = (reader: Person): Record<CohortStep, Sql> => ({
  ACCEPTED: sql`case when r.reached >= 1 then coalesce(r.decided_at, r.created_at) end`,
  STARTED: sql`case when r.reached >= 2 then coalesce(r.begun_at, r.waits_since) end`,
  HANDED_IN: sql`case when r.reached >= 3 then coalesce(
    (select min(e.at) from ${itsTasks} join audit_entry e on e.subject = 'task' and e.subject_id = w.id::text
      and e.to_state = 'DONE_CODE' where q.application_id = r.id), r.waits_since) end`,
  REVIEWED: sql`(select min(coalesce(j.completed_at, j.created_at)) ${completeReviews(reader)})`,
  // Finished work waits since its last task was accepted; blocked since then, it waits since it was blocked.
  FINISHED: sql`case when r.reached < 4 then null when r.board_column = 'FINISHED' then r.waits_since else coalesce(
    (select max(w.state_changed_at) from ${itsTasks} where q.request_id = r.id), r.waits_since) end`,
  PUBLISHED: sql`(select min(coalesce(u.published_at, r.created_at)) from project_publication u
    where u.project_id = r.project_id and u.accelerator_id = r.accelerator_id and u.status = 'PUBLISHED')`,
})

/** The first moment of a month in this time zone: cheap for each of many rows. */
export const monthOf = (at: Sql, zone: Sql): Sql => sql`date_trunc('month', (${at}) at time zone ${zone})`

/** The number of such a month, counted from year 0. */
export const monthNumber = (month: Sql): Sql =>
  sql`(extract(year from ${month}) * 12 + extract(month from ${month}))::int`

/** The month of application as `YYYY-MM`. */
export const cohortOf = (zone: Sql): Sql => sql`to_char(r.created_at at time zone ${zone}, 'YYYY-MM')`

/** Whole months from the month of application to that of a later moment: 0 in the same month; null without the moment. */
export const monthsSince = (at: Sql, zone: Sql): Sql => sql`(
  select greatest(${monthNumber(sql`o.until`)} - ${monthNumber(sql`o.since`)}, 0)
  from (select ${monthOf(at, zone)} as until, ${monthOf(sql`r.created_at`, zone)} as since offset 0) o where o.until is not null)`

/** The furthest step of an application `r`. */
export const furthestStep = sql`(array[${sql.join(lossSteps.map((step) => sql.lit(step)))}])[r.reached + 1]`
