import { sql } from 'kysely'
import { barred, projectForExpert } from '#features/expertise'
import { activeStream, trackClosedBecause } from '#features/programmes'
import type { Sql } from '#platform/server/lists/order.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { ReminderKind } from '../domain/reminder-rules.ts'

const nobody = sql`'{}'::uuid[]`

const team = sql`array(select distinct h.person_uid from counted_membership h
  where h.accelerator_id = a.id and h.role = 'ACC')`

/**
 * Open items with a deadline in the accelerator of row `a`. `object` identifies the item, `due_on` is the day of the
 * deadline in the accelerator's time zone, and `assigned` are the people responsible, who may know the project by
 * another name (`shown`).
 */
const deadlines: Record<ReminderKind, Sql> = {
  TASK: sql`
    select 'task:' || w.id as object, w.due_on, k.name as about, p.name as project, p.name as shown, '' as person,
      case k.performer when 'TEAM' then array(select m.person_uid from project_member m where m.project_id = p.id)
        when 'TRACKER' then array_remove(array[q.tracker_uid], null) else ${team} end as assigned,
      array_remove(array[q.tracker_uid], null) as tracker, q.id as place_id, w.id as thing_id
    from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where w.accelerator_id = a.id and w.due_on is not null and w.state in ('NOT_STARTED', 'PROCESS_CODE', 'START')
      and q.access_status = 'ALLOWED_TO_WORK'`,
  INTAKE: sql`
    select 'draft:' || d.id, (select upper(s.period) - 1 from stream s where ${activeStream}), t.name, j.name, j.name, '',
      array_remove(array[j.leader_uid], null), ${nobody}, d.id, d.id
    from application_draft d join project j on j.id = d.project_id join track t on t.id = d.track_id
      join programme p on p.id = t.programme_id
    where d.accelerator_id = a.id and (${trackClosedBecause}) is null and not exists (select from acceleration_request r
      where r.project_id = j.id and r.track_id = t.id and r.status in ('NEW', 'ACCEPT'))`,
  REVIEW: sql`
    select 'review:' || j.id, j.due_on, k.name, p.name, ${projectForExpert}, ${nameInSentence('x')},
      case when exists (select from counted_membership h where h.accelerator_id = j.accelerator_id
        and h.person_uid = j.expert_uid and h.role = 'EXP') and not ${barred} then array[j.expert_uid] else ${nobody} end,
      ${nobody}, j.id, j.id
    from expert_job j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join person x on x.uid = j.expert_uid
    where j.accelerator_id = a.id and j.status in ('NEW', 'PROCESS') and j.due_on is not null and j.requester_uid is null`,
  EVENT: sql`
    select 'event:' || e.id, (e.starts_at at time zone a.time_zone)::date, e.name, '', '', '', array(
        select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED', 'INVITED', 'OFFERED')), ${nobody}, e.id, e.id
    from held_event e where e.accelerator_id = a.id and e.status = 'PUBLISHED' and e.starts_at > now()`,
  INVITATION: sql`
    select 'invitation:' || i.id, (i.expires_at at time zone a.time_zone)::date, a.name, '', '', '',
      array[i.person_uid], ${nobody}, i.id, i.id
    from team_invitation i where i.accelerator_id = a.id and i.person_uid is not null
      and i.status in ('SENT', 'REGISTERED') and i.expires_at > now()`,
}

/** Query for all open items of a kind that have a deadline in the accelerator of row `a`. */
export const deadlinesOf = (kind: ReminderKind): Sql => deadlines[kind]
