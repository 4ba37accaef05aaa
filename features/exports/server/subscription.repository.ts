import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isMember, isPortalAdministrator, type Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { personRefJson, todayIn, wholeName } from '#platform/server/sql.ts'
import { searchOn } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import type { getSubscriptionPeople } from '../contract/subscription.endpoints.ts'
import type { SubscriptionFacts } from '../domain/subscription.policy.ts'
import { programmeOf } from './export.repository.ts'
import type { FindList } from './known-lists.ts'

type PersonRef = ResponseOf<typeof getSubscriptionPeople>['items'][number]

/** A subscription with the facts of its policy. */
export type SubscriptionSubject = SubscriptionFacts & {
  id: number
  request: ExportRequest
  acceleratorId: number | null
}

export const findSubscription = async (db: Db, id: number): Promise<SubscriptionSubject | undefined> => {
  const { rows } = await sql<SubscriptionSubject>`
    select s.id, s.owner_uid as "ownerUid", s.asked as request, s.accelerator_id as "acceleratorId",
      array(select b.person_uid from list_subscriber b where b.subscription_id = s.id) as "personUids"
    from list_subscription s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Where a list is subscribed to: the chosen accelerator, and the programme that it is filtered by. */
type Place = { acceleratorId: number | null; programmeId: number | null }

const membersOf = (acceleratorId: Sql): Sql =>
  sql`select m.person_uid from counted_membership m where m.accelerator_id = ${acceleratorId}`

const sponsorsOf = (programmeId: Sql, acceleratorId: Sql): Sql => sql`
  select y.uid from programme_sponsor z join person y on lower(y.email) = lower(z.email) and y.status = 'A'
    join person_role o on o.person_uid = y.uid and o.role = 'CST'
  where z.programme_id = ${programmeId} and z.accelerator_id = ${acceleratorId}`

/**
 * Persons `x` that a person may send files to: themselves, and where they work the people of the accelerator and the
 * sponsors of the programme.
 */
const addressable = (actor: Person, { acceleratorId, programmeId }: Place): Sql => {
  const works =
    acceleratorId !== null &&
    (isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM') || isPortalAdministrator(actor))
  return works
    ? sql`x.uid in (select ${actor.uid}::uuid union ${membersOf(sql`${acceleratorId}::bigint`)}
        union ${sponsorsOf(sql`${programmeId}::bigint`, sql`${acceleratorId}::bigint`)})`
    : sql`x.uid = ${actor.uid}`
}

/** Whether a person `x` gets the files of an owner at an accelerator as a sponsor. */
export const isSponsor = (ownerUid: Sql, acceleratorId: Sql): Sql =>
  sql`(x.uid <> ${ownerUid} and not exists (${membersOf(acceleratorId)} and m.person_uid = x.uid))`

/** A sponsor `x`: an accelerator names addresses, and does not learn whose they are. */
export const addressJson = sql`json_build_object('uid', x.uid, 'name', x.email, 'avatarUrl', null)`

/** Some of the people that a person may send files to, by name, sponsors by address; the person first. */
export const findAddressable = async (
  db: Db,
  actor: Person,
  { findText = '', ...place }: Place & { findText?: string | undefined },
): Promise<PersonRef[]> => {
  const { rows } = await sql<{ person: PersonRef }>`
    select case when x.sponsors then ${addressJson} else ${personRefJson('x')} end as person
    from (select x.*, ${isSponsor(sql`${actor.uid}`, sql`${place.acceleratorId}::bigint`)} as sponsors from person x where ${addressable(actor, place)}) x
    where ${hasWords(sql`case when x.sponsors then x.email else ${wholeName('x')} end`, findText)}
    order by x.uid = ${actor.uid} desc, lower(x.last_name), x.uid limit 50`.execute(db)
  return rows.map(({ person }) => person)
}

/** Those of the given people that a person may send files to, and whether they get them as sponsors of the programme. */
export const readRecipients = async (
  db: Db,
  actor: Person,
  place: Place,
  uids: readonly string[],
): Promise<{ uid: string; isSponsor: boolean }[]> => {
  const { rows } = await sql<{ uid: string; isSponsor: boolean }>`
    select x.uid, ${isSponsor(sql`${actor.uid}`, sql`${place.acceleratorId}::bigint`)} as "isSponsor" from person x
    where x.uid = any(${[...uids]}::uuid[]) and ${addressable(actor, place)}`.execute(db)
  return rows
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
 * Starts an export for each recipient of the subscriptions that are due. Running it again does not start them twice. A
 * sponsor reads the programme outside its accelerator.
 */
export const startDue = async (db: Db, find: FindList): Promise<number[]> => {
  const { rows: due } = await sql<Due & { request: ExportRequest; today: string }>`
    with due as (
      select s.id, ${lastMoment} as moment from list_subscription s
      where s.fault is null and ${lastMoment} > coalesce(s.sent_for, s.created_at) order by s.id limit 200 for update skip locked),
    sent as (update list_subscription s set sent_for = due.moment from due where s.id = due.id returning s.*)
    select b.person_uid, s.asked as request, s.accelerator_id, coalesce(p.locale, 'ru') as locale, s.id as subscription_id,
      ${todayAt(sql`s.time_zone`)} as today
    from sent s join list_subscriber b on b.subscription_id = s.id and b.stopped is null
    join person p on p.uid = b.person_uid left join accelerator a on a.id = s.accelerator_id
    order by s.id, b.person_uid`.execute(db)
  if (due.length === 0) return []
  const exports = due.map(({ request, today, ...row }) => {
    const known = find(request.list)
    const search = known ? searchOn(known.list, request, today) : request.search
    return {
      ...row,
      list: request.list,
      format: request.format,
      request: { ...request, search },
      programme_id: programmeOf(request.search),
    }
  })
  const { rows } = await sql<{ id: number }>`
    insert into list_export (person_uid, list, asked, accelerator_id, format, locale, subscription_id)
    select x.uid, e.list, e.request,
      case when x.uid in (${sponsorsOf(sql`g.id`, sql`g.accelerator_id`)}) and x.uid not in (${membersOf(sql`g.accelerator_id`)})
        then null else e.accelerator_id end,
      e.format, e.locale, e.subscription_id
    from jsonb_to_recordset(${JSON.stringify(exports)}::jsonb) e (person_uid uuid, list text, request jsonb,
      accelerator_id bigint, format text, locale text, subscription_id bigint, programme_id bigint)
    join person x on x.uid = e.person_uid left join programme g on g.id = e.programme_id
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
