import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { todayIn } from '#platform/server/sql.ts'
import type { ReminderKind } from '../domain/reminder-rules.ts'
import { deadlinesOf } from './deadlines.sql.ts'

/** The part of a rule that sending needs. */
export type FollowedRule = {
  id: number
  acceleratorId: number
  kind: ReminderKind
  days: number
  audiences: string[]
  escalateDays: number | null
}

/** One item for which a rule sends a reminder on a day. */
export type DueReminder = {
  object: string
  dueOn: string
  sendOn: string
  step: 'REMIND' | 'ESCALATE'
  about: string
  project: string
  /** Name of the project as the people responsible see it. */
  shown: string
  person: string
  assigned: string[]
  others: string[]
  placeId: number
  thingId: number
}

const administrators = sql`array(select distinct h.person_uid from counted_membership h
  join person s on s.uid = h.person_uid where h.accelerator_id = a.id and h.admin and s.status = 'A')`

const team = sql`array(select distinct h.person_uid from counted_membership h
  join person s on s.uid = h.person_uid where h.accelerator_id = a.id and h.role = 'ACC' and s.status = 'A')`

/**
 * Reminders that a rule produces between two days relative to today. They are computed from the current data and never
 * scheduled ahead; reminders that were already sent are left out.
 */
export const dueBetween = async (
  db: Db,
  rule: FollowedRule,
  [from, to]: readonly [from: number, to: number],
  limit: number,
): Promise<DueReminder[]> => {
  const has = (audience: string) => rule.audiences.includes(audience)
  const { rows } = await sql<DueReminder>`
    select x.object, to_char(x.due_on, 'YYYY-MM-DD') as "dueOn", to_char(x.due_on + s.days, 'YYYY-MM-DD') as "sendOn", s.step,
      x.about, x.project, x.shown, x.person, x.place_id as "placeId", x.thing_id as "thingId",
      case when s.step = 'REMIND' and ${has('ASSIGNED')} then x.assigned else '{}' end as assigned,
      case when s.step = 'ESCALATE' then ${administrators}
        else (case when ${has('TRACKER')} then x.tracker else '{}' end) || (case when ${has('TEAM')} then ${team} else '{}' end)
        end as others
    from accelerator a
      cross join lateral (${deadlinesOf(rule.kind)}) x (object, due_on, about, project, shown, person, assigned, tracker, place_id, thing_id)
      cross join lateral (values ('REMIND', ${rule.days}::int), ('ESCALATE', ${rule.escalateDays}::int)) s (step, days)
    where a.id = ${rule.acceleratorId} and s.days is not null
      and x.due_on + s.days between ${todayIn(sql`a.time_zone`)} + ${from}::int and ${todayIn(sql`a.time_zone`)} + ${to}::int
      and not exists (select from reminder_sent n where n.rule_id = ${rule.id} and n.object = x.object
        and n.due_on = x.due_on and n.step = s.step)
    order by x.due_on + s.days, x.object limit ${limit}`.execute(db)
  return rows
}

/** Active rules of one accelerator, or of all accelerators where it is already morning. */
export const activeRules = async (db: Db, acceleratorId: number | null): Promise<FollowedRule[]> => {
  const { rows } = await sql<FollowedRule>`
    select r.id, r.accelerator_id as "acceleratorId", r.kind, r.days, r.audiences, r.escalate_days as "escalateDays"
    from reminder_rule r join accelerator a on a.id = r.accelerator_id
    where r.active and ${
      acceleratorId === null
        ? sql`a.approval = 'COORDINATED' and extract(hour from now() at time zone a.time_zone) >= 9`
        : sql`a.id = ${acceleratorId}`
    }
    order by r.id`.execute(db)
  return rows
}
