import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import ical, { ICalEventStatus } from 'ical-generator'
import type { Db } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { productName } from '#platform/server/product-name.ts'
import { wholeName } from '#platform/server/sql.ts'

/** The stored hash of a secret. A plain hash is enough, because 256 random bits cannot be guessed. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** The owner of a feed; blocked people have none. */
export const findFeedOwner = async (db: Db, secret: string): Promise<{ uid: string } | undefined> => {
  const { rows } = await sql<{ uid: string }>`
    select u.uid from calendar_feed f join person u on u.uid = f.person_uid
    where f.secret_hash = ${hashOfSecret(secret)} and u.status = 'A' and u.erased_at is null`.execute(db)
  return rows[0]
}

/** Maximum number of entries: the past month and everything ahead. */
const most = 1000

type Entry = {
  key: string
  name: string
  place: string
  link: string
  startsAt: string
  endsAt: string
  cancelled: boolean
  sure: boolean
  version: number
}

const readEntries = async (db: Db, uid: string): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select * from (
      select 'held-event-' || e.id as key, e.name, e.place,
        case when e.owner_uid = ${uid} or bool_or(coalesce(i.status = 'ACCEPTED', false)) then e.link else '' end as link,
        e.starts_at as "startsAt", e.ends_at as "endsAt", e.status = 'CANCELLED' as cancelled,
        e.owner_uid = ${uid} or bool_or(coalesce(i.status in ('ACCEPTED', 'ATTENDED'), false)) as sure, e.version
      from held_event e left join event_invitation i on i.event_id = e.id
          and i.status in ('INVITED', 'OFFERED', 'ACCEPTED', 'ATTENDED')
          and exists (select from project_member m where m.project_id = i.project_id and m.person_uid = ${uid})
      where e.status <> 'DRAFT' and e.ends_at > now() - interval '30 days' and (e.owner_uid = ${uid} or i.id is not null)
      group by e.id
      union all
      select 'mentor-meeting-' || m.id, concat_ws(' — ', p.name, ${wholeName('u')}), h.place, h.link, m.starts_at, m.ends_at,
        m.status = 'CANCELLED', true, 1 + extract(epoch from m.changed_at)::int
      from mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
        join person u on u.uid = n.person_uid join project p on p.id = m.project_id
      where m.ends_at > now() - interval '30 days' and (n.person_uid = ${uid} or exists (
        select from project_member k where k.project_id = m.project_id and k.person_uid = ${uid}))
    ) every order by "startsAt", key limit ${most}`.execute(db)
  return rows
}

const statusOf = ({ cancelled, sure }: Entry): ICalEventStatus =>
  cancelled ? ICalEventStatus.CANCELLED : sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE

/** Calendar of a person: events, invitations as tentative, and meetings with mentors. */
export const feedFile = async (db: Db, uid: string): Promise<FileAnswer> => {
  const calendar = ical({
    name: await productName(db),
    prodId: { company: 'Runway', product: 'calendar' },
    ttl: 3600,
  })
  for (const entry of await readEntries(db, uid))
    calendar.createEvent({
      id: `${entry.key}@runway`,
      sequence: entry.version - 1,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: entry.name,
      location: entry.place || null,
      url: entry.link || null,
      status: statusOf(entry),
    })
  return { name: 'runway.ics', mime: 'text/calendar', stream: Buffer.from(calendar.toString()) }
}
