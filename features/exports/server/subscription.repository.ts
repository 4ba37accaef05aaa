import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isMember, isPortalAdministrator, type Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { personRefJson, todayIn } from '#platform/server/sql.ts'
import { searchOn } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import type { getSubscriptionPeople } from '../contract/subscription.endpoints.ts'
import type { SubscriptionFacts } from '../domain/subscription.policy.ts'
import type { FindList } from './known-lists.ts'

type PersonRef = ResponseOf<typeof getSubscriptionPeople>['items'][number]

/** A subscription with the facts of its policy. */
export type SubscriptionSubject = SubscriptionFacts & { id: number }

export const findSubscription = async (db: Db, id: number): Promise<SubscriptionSubject | undefined> => {
  const { rows } = await sql<SubscriptionSubject>`
    select s.id, s.owner_uid as "ownerUid",
      array(select b.person_uid from list_subscriber b where b.subscription_id = s.id) as "personUids"
    from list_subscription s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** People that a person may send files to: themselves, and the people of an accelerator where they work. */
export const readAddressable = async (
  db: Db,
  actor: Person,
  acceleratorId: number | null,
): Promise<PersonRef[]> => {
  const works =
    acceleratorId !== null &&
    (isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM') || isPortalAdministrator(actor))
  const { rows } = await sql<{ person: PersonRef }>`
    select ${personRefJson('x')} as person from person x where x.uid = ${actor.uid}
      ${works ? sql`or x.uid in (select m.person_uid from counted_membership m where m.accelerator_id = ${acceleratorId})` : sql``}
    order by x.uid = ${actor.uid} desc, lower(x.last_name), x.uid limit 500`.execute(db)
  return rows.map(({ person }) => person)
}

/**
 * Today for a subscription: at the accelerator `a`; for the whole portal in the subscription's time zone, but no day that
 * has not begun at any accelerator.
 */
const todayAt = (
  timeZone: Sql,
): Sql => sql`case when a.id is not null then ${todayIn(sql`a.time_zone`)} else least(${todayIn(timeZone)},
  (select max(${todayIn(sql`z.time_zone`)}) from accelerator z)) end`

export const readToday = async (db: Db, acceleratorId: number | null, timeZone: string): Promise<string> => {
  const { rows } = await sql<{ today: string }>`
    select ${todayAt(sql`${timeZone}::text`)} as today from (select) one
    left join accelerator a on a.id = ${acceleratorId}`.execute(db)
  return rows[0]!.today
}

/** Latest weekly time of subscription `s` that has passed, in its time zone. */
const lastMoment = sql`(select case when w.at > now() then w.at - interval '7 days' else w.at end from (
  select (date_trunc('week', now() at time zone s.time_zone) + (s.weekday - 1) * interval '1 day' + s.clock::time)
    at time zone s.time_zone as at) w)`

type Due = { person_uid: string; accelerator_id: number | null; locale: string; subscription_id: number }

/**
 * Starts an export for each recipient of the subscriptions that are due. Running it again does not start them twice.
 */
export const startDue = async (db: Db, find: FindList): Promise<number[]> => {
  const { rows: due } = await sql<Due & { asked: ExportRequest; today: string }>`
    with due as (
      select s.id, ${lastMoment} as moment from list_subscription s
      where ${lastMoment} > coalesce(s.sent_for, s.created_at) order by s.id limit 200 for update skip locked),
    sent as (update list_subscription s set sent_for = due.moment from due where s.id = due.id returning s.*)
    select b.person_uid, s.asked, s.accelerator_id, coalesce(p.locale, 'ru') as locale, s.id as subscription_id,
      ${todayAt(sql`s.time_zone`)} as today
    from sent s join list_subscriber b on b.subscription_id = s.id and b.stopped is null
    join person p on p.uid = b.person_uid left join accelerator a on a.id = s.accelerator_id
    order by s.id, b.person_uid`.execute(db)
  if (due.length === 0) return []
  const exports = due.map(({ asked, today, ...row }) => {
    const known = find(asked.list)
    const search = known ? searchOn(known.list, asked, today) : asked.search
    return { ...row, list: asked.list, format: asked.format, asked: { ...asked, search } }
  })
  const { rows } = await sql<{ id: number }>`
    insert into list_export (person_uid, list, asked, accelerator_id, format, locale, subscription_id)
    select x.person_uid, x.list, x.asked, x.accelerator_id, x.format, x.locale, x.subscription_id
    from jsonb_to_recordset(${JSON.stringify(exports)}::jsonb) x (person_uid uuid, list text, asked jsonb,
      accelerator_id bigint, format text, locale text, subscription_id bigint)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
