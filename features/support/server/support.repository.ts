import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { displayName, personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { supportRow, supportThread } from '../contract/support.schemas.ts'
import type { SupportState } from '../domain/states.ts'
import { supportThreadMachine } from '../domain/support-thread.machine.ts'
import type { SupportFacts } from '../domain/support.policy.ts'

/** A request with the facts for its policy and state machine. */
export type SupportSubject = SupportFacts & {
  id: number
  status: SupportState
  version: number
  ownerUid: string | null
}

export const findSupport = async (db: Db, id: number): Promise<SupportSubject | undefined> => {
  const { rows } = await sql<SupportSubject>`
    select id, person_uid as "personUid", status, version, owner_uid as "ownerUid" from support_thread where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Loads a request under its lock. */
export const lockSupport = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<SupportSubject> | undefined> =>
  lockSubject(db, supportThreadMachine, id, () => findSupport(db, id), { versioned: true })

type Row = z.output<typeof supportRow>
type Whole = z.output<typeof supportThread>

const rowColumns = sql`
  h.id, h.subject, h.status, coalesce(nullif(${displayName('u')}, ''), nullif(h.guest_name, ''), h.guest_email) as "from",
  case when o.uid is not null then ${personRefJson('o')} end as owner, h.created_at as "createdAt", h.changed_at as "changedAt"`

const people = sql`left join person u on u.uid = h.person_uid left join person o on o.uid = h.owner_uid`

/** Row source of requests; `h` is the request. */
export const supportRows: RowSource<Row, Row> = {
  from: sql`support_thread h`,
  key: sql`h.id`,
  columns: () => rowColumns as never,
  joins: people,
}

type Raw = Omit<Whole, 'actions'>

/** The email with message `m` to the guest of request `h`: its link knows the event that caused both. */
const answerMail = sql`(select json_build_object('id', x.id, 'state', case when x.status in ('QUEUED', 'DELAYED') then 'WAITING'
    when x.status = 'SENT' then 'SENT' else 'UNDELIVERED' end)
  from support_guest_link l join event e on e.id = split_part(l.mail_key, ':', 2)::bigint join mail x on x.dedupe_key = l.mail_key
  where l.thread_id = h.id and (e.payload ->> 'messageId')::bigint = m.id)`

const wholeRows: RowSource<Raw, Whole> = {
  ...supportRows,
  columns: () =>
    sql`${rowColumns}, h.version, h.guest_email as "guestEmail",
    case when u.uid is not null then ${personRefJson('u')} end as person,
    coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'byStaff', m.by_staff, 'body', m.body, 'at', m.created_at,
        'mail', case when m.kind = 'MESSAGE' and m.by_staff and h.person_uid is null then ${answerMail} end,
        'author', coalesce(nullif(${displayName('w')}, ''), nullif(h.guest_name, ''), h.guest_email, '')) order by m.created_at, m.id)
      from (
        (select x.id, 'MESSAGE' as kind, x.by_staff, x.body, x.created_at, x.author_uid
          from support_message x where x.thread_id = h.id order by x.id desc limit 200)
        union all
        (select y.id, 'TAKEN_OVER', true, y.body, y.created_at, y.author_uid
          from support_note y where y.thread_id = h.id order by y.id desc limit 200)) m
        left join person w on w.uid = m.author_uid), '[]') as messages` as never,
  row: ({ guestEmail, ...row }, { actor }) => ({
    ...row,
    messages: row.messages
      .filter(({ kind }) => kind === 'MESSAGE' || isPortalAdministrator(actor))
      .map((one) => ({
        ...one,
        at: new Date(one.at).toISOString(),
        mail: isPortalAdministrator(actor) ? one.mail : null,
      })),
    guestEmail: isPortalAdministrator(actor) ? guestEmail : null,
    actions: possibleActions(supportThreadMachine, row.status, actor, {
      personUid: row.person?.uid ?? null,
      ownerUid: row.owner?.uid ?? null,
    }),
  }),
}

export const readSupport = async (ctx: Context, id: number): Promise<Whole> =>
  stillThere((await readRows(ctx, wholeRows, sql`h.id = ${id}`))[0])

type Written = { authorUid: string | null; body: string }

/** Stores a message; returns its id. */
export const addMessage = async (
  db: Db,
  threadId: number,
  { authorUid, byStaff, body }: Written & { byStaff: boolean },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into support_message (thread_id, author_uid, by_staff, body)
    values (${threadId}, ${authorUid}, ${byStaff}, ${body}) returning id`.execute(db)
  return rows[0]!.id
}

/** Stores the note of an administrator who took a request over; its author never sees it. */
export const addNote = async (db: Db, threadId: number, { authorUid, body }: Written): Promise<void> => {
  await sql`insert into support_note (thread_id, author_uid, body)
    values (${threadId}, ${authorUid}, ${body})`.execute(db)
}
