import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { todayIn } from '#platform/server/sql.ts'
import type { PortalRule, ReminderAudience, ReminderKind } from '../domain/reminder-rules.ts'
import { deadlineSources, itemsOf, sourceOf, type DueReminder } from './deadline-source.ts'

/** A rule of an accelerator, or of the portal: the part that sending needs. */
export type FollowedRule = Pick<PortalRule, 'days'> & {
  /** Null for a rule of the portal, 0 for one of the accelerator that is not saved yet. */
  id: number | null
  /** Version of the accelerator’s rule. */
  version: number | null
  kind: ReminderKind
  audiences: readonly ReminderAudience[]
  escalateDays: number | null
  /** Condition for the accelerators `a` in which it applies. */
  within: Sql
}

const administrators = sql`array(select distinct h.person_uid from counted_membership h
  join person s on s.uid = h.person_uid where h.accelerator_id = a.id and h.admin and s.status = 'A')`

const team = sql`array(select distinct h.person_uid from counted_membership h
  join person s on s.uid = h.person_uid where h.accelerator_id = a.id and h.role = 'ACC' and s.status = 'A')`

const today = todayIn(sql`a.time_zone`)

/** Whether an accelerator has rules of a kind: they replace those of the portal, also when they are switched off. */
const hasOwnRules = (kind: ReminderKind, acceleratorId: Sql): Sql =>
  sql`exists (select from reminder_rule r where r.accelerator_id = ${acceleratorId} and r.kind = ${kind})`

/** Whether an accelerator has a rule of a kind that is on: only such a rule replaces reminders by another job. */
export const hasActiveRules = (kind: ReminderKind, acceleratorId: Sql): Sql =>
  sql`exists (select from reminder_rule r where r.accelerator_id = ${acceleratorId} and r.kind = ${kind} and r.active)`

/** Whether the item `x` is subject to the rule. */
const concerns = ({ id, kind }: FollowedRule): Sql =>
  id === null ? sql`x.by_portal and (not x.is_own or not ${hasOwnRules(kind, sql`a.id`)})` : sql`x.is_own`

const wasSent = ({ id, audiences }: FollowedRule): Sql =>
  id === null
    ? sql`exists (select from reminder_sent_to n where n.object = x.object and n.due_on = x.due_on and n.days = s.days
        and n.audience = ${audiences[0]})`
    : sql`exists (select from reminder_sent n where n.rule_id = ${id} and n.object = x.object and n.due_on = x.due_on
        and n.step = s.step)`

/** Whether an audience already had this reminder of the item `x`, by any rule, or a later one. */
const wasReminded = ({ id }: FollowedRule, audience: ReminderAudience): Sql => sql`(
  ${id === null ? sql`coalesce(x.sent_days >= s.days, false)` : sql`false`}
  or exists (select from reminder_sent_to n where n.object = x.object and n.due_on = x.due_on and n.audience = ${audience}
    and n.days >= s.days))`

/** The people of an audience, if the rule includes it and it was not reminded yet. */
const reminded = (rule: FollowedRule, audience: ReminderAudience, people: Sql): Sql =>
  rule.audiences.includes(audience)
    ? sql`(case when s.step = 'REMIND' and not ${wasReminded(rule, audience)} then ${people} else '{}' end)`
    : sql`'{}'::uuid[]`

/** Without those who may not know of the item `x`. */
const exceptBarred = (people: Sql): Sql => sql`array(select unnest(${people}) except select unnest(x.barred))`

/** Whether the rule of the accelerator already applied on the day of the reminder, or the day after. */
const applied = ({ id }: FollowedRule): Sql =>
  id === null
    ? sql`true`
    : sql`x.due_on + s.days >= coalesce((
        select (r.changed_at at time zone a.time_zone)::date - 1 from reminder_rule r where r.id = ${id}), ${today} - 1)`

/** Days relative to today whose reminders are looked up. */
export type Span = {
  /** First day of reminders before the deadline or on it. */
  from: number
  /** First day of reminders after the deadline. */
  fromLate: number
  to: number
}

/**
 * Reminders that a rule produces in a span of days. They are computed from the current data and never scheduled ahead;
 * reminders that were already sent are left out, as are those whose day was over before the item existed. Nobody is
 * named in a reminder if all its people already had it or a later one.
 */
export const dueWithin = async (
  db: Db,
  rule: FollowedRule,
  { from, fromLate, to }: Span,
  limit: number,
): Promise<DueReminder[]> => {
  const { rows } = await sql<DueReminder>`
    select a.id as "acceleratorId", x.object, to_char(x.due_on, 'YYYY-MM-DD') as "dueOn",
      to_char(x.due_on, 'YYYY-MM-DD') || ' ' || x.due_time || ' ' || a.time_zone as until,
      to_char(greatest(x.due_on + s.days, ${today}), 'YYYY-MM-DD') as "sendOn", s.step,
      x.about, x.project, x.shown, x.person, x.barred, x.count, s.days > 0 as "isLate", x.place_id as "placeId", x.thing_id as "thingId",
      ${reminded(rule, 'ASSIGNED', sql`x.assigned`)} as assigned,
      ${exceptBarred(reminded(rule, 'CLIENT', sql`x.clients`))} as clients,
      ${exceptBarred(sql`case when s.step = 'ESCALATE' then ${administrators}
        else ${reminded(rule, 'TRACKER', sql`x.tracker`)} || ${reminded(rule, 'TEAM', team)} end`)} as others
    from accelerator a
      cross join (values ('REMIND', ${rule.days}::int), ('ESCALATE', ${rule.escalateDays}::int)) s (step, days)
      cross join lateral (${itemsOf(sourceOf(rule.kind))}) x
    where ${rule.within} and s.days is not null and coalesce(x.is_late = (s.days > 0), true) and ${concerns(rule)}
      and x.due_on >= ${today} + case when s.days > 0 then ${fromLate}::int else ${from}::int end - s.days
      and x.due_on <= ${today} + ${to}::int - s.days
      and (x.since is null or (x.since at time zone a.time_zone)::date <= x.due_on + s.days
        and (x.due_on + s.days > ${today} or x.since < now() - interval '12 hours'))
      and ${applied(rule)} and not ${wasSent(rule)}
    order by x.due_on + s.days, x.object limit ${limit}`.execute(db)
  return rows
}

/** Accelerators `a` where it is already morning, or one of them. */
const where = (acceleratorId: number | null): Sql =>
  acceleratorId === null
    ? sql`a.approval = 'COORDINATED' and extract(hour from now() at time zone a.time_zone) >= 9`
    : sql`a.id = ${acceleratorId}`

type OwnRule = Omit<FollowedRule, 'within'> & { acceleratorId: number }

const ownRules = async (db: Db, acceleratorId: number | null): Promise<FollowedRule[]> => {
  const { rows } = await sql<OwnRule>`
    select r.id, r.version, r.accelerator_id as "acceleratorId", r.kind, r.days, r.audiences, r.escalate_days as "escalateDays"
    from reminder_rule r join accelerator a on a.id = r.accelerator_id
    where r.active and ${where(acceleratorId)} order by r.id`.execute(db)
  return rows.map((rule) => ({ ...rule, within: sql`a.id = ${rule.acceleratorId}` }))
}

const portalRules = (acceleratorId: number | null): FollowedRule[] =>
  deadlineSources().flatMap(({ kind, portalRules: rules }) =>
    rules.map((rule) => ({
      ...rule,
      id: null,
      version: null,
      kind,
      escalateDays: null,
      within: where(acceleratorId),
    })),
  )

/** Active rules of one accelerator and of the portal, or of all accelerators where it is already morning. */
export const activeRules = async (db: Db, acceleratorId: number | null): Promise<FollowedRule[]> => [
  ...(await ownRules(db, acceleratorId)),
  ...portalRules(acceleratorId),
]

/** A rule of an accelerator as it would be after saving; `id` is null for a new one. */
export const unsavedRule = (
  acceleratorId: number,
  rule: Pick<FollowedRule, 'id' | 'kind' | 'days' | 'audiences' | 'escalateDays'>,
): FollowedRule => ({
  ...rule,
  id: rule.id ?? 0,
  version: null,
  within: sql`a.id = ${acceleratorId}`,
})
