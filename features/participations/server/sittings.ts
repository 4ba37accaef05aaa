import { sql } from 'kysely'
import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { longestPauseMinutes, maxSittings, type OwnField } from '../domain/own-fields.ts'
import type { TaskSubject } from './task.repository.ts'

const longestPause = sql`make_interval(mins => ${sql.lit(longestPauseMinutes)})`

/**
 * Records that a member of the project's team saved a field of the task. The save extends the person's latest sitting if
 * nothing else was saved since, there was no long pause, and the accelerator's day is the same: periods consist of days.
 * Otherwise it begins another sitting.
 */
export const noteSave = async (
  ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  task: Pick<TaskSubject, 'id' | 'projectId' | 'acceleratorId' | 'memberUids'>,
  field: OwnField,
): Promise<void> => {
  const { actor } = ctx
  if (!isThemselves(actor) || !task.memberUids.some((uid) => isPerson(actor, uid))) return
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  await sendAhead(
    ctx.db,
    sql`
    with latest as (
      select s.id, s.task_id, s.field, s.last_at from task_field_sitting s where s.person_uid = ${actor.uid}
      order by s.last_at desc, s.id desc limit 1),
    extended as (
      update task_field_sitting s set last_at = greatest(s.last_at, ${at}), saves = s.saves + 1
      from latest l join accelerator a on a.id = ${task.acceleratorId}
      where s.id = l.id and l.task_id = ${task.id} and l.field = ${field} and ${at} - l.last_at <= ${longestPause}
        and (l.last_at at time zone a.time_zone)::date = (${at} at time zone a.time_zone)::date
        and not exists (select from profile_value_change c where c.project_id = ${task.projectId}
          and c.changed_by = ${actor.uid} and c.acting_by is null and c.at > l.last_at)
      returning s.id)
    insert into task_field_sitting (task_id, field, person_uid, first_at, last_at)
    select ${task.id}, ${field}, ${actor.uid}, ${at}, ${at}
    where not exists (select from extended)
      and (select count(*) from task_field_sitting s where s.task_id = ${task.id}) < ${sql.lit(maxSittings)}`,
  )
}
