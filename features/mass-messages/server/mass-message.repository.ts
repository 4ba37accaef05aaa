import { sql } from 'kysely'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import { unwantedReasons } from '#platform/domain/unwanted-mails.ts'
import { chosenAcceleratorWith } from '#platform/server/chosen-accelerator.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import type { massMessage, massMessageRow, recipient } from '../contract/mass-message.schemas.ts'
import { massMessages, type MassMessageFacts } from '../domain/mass-message.policy.ts'
import { draftHours, placeholdersFor, possibleActions } from '../domain/mass-message.rules.ts'
import type { Audience } from '../domain/states.ts'

/** A message with the facts of its policy. */
export type MassMessageSubject = MassMessageFacts & {
  id: number
  authorUid: string
  version: number
  audience: Audience
  subject: string
  body: string
  list: string
  search: string
  isStarted: boolean
  /** Whether it is a draft whose snapshot of the list is too old to be sent. */
  isStale: boolean
  isOver: boolean
}

/** Condition on messages `g`: drafts whose snapshot is too old. */
export const isStale = sql`(g.started_at is null and g.created_at < now() - make_interval(hours => ${sql.lit(draftHours)}))`

const subjectColumns = sql`g.id, g.accelerator_id as "acceleratorId", g.author_uid as "authorUid", g.version, g.audience,
  g.subject, g.body, g.list, g.search, g.started_at is not null as "isStarted", ${isStale} as "isStale",
  (g.stopped_at is not null or g.finished_at is not null) as "isOver"`

export const findMassMessage = async (
  db: Db,
  id: number,
  lock: Sql = sql``,
): Promise<MassMessageSubject | undefined> => {
  const { rows } = await sql<MassMessageSubject>`
    select ${subjectColumns} from mass_message g where g.id = ${id} ${lock}`.execute(db)
  return rows[0]
}

/** Loads a message under a row lock. */
export const lockMassMessage = (db: Db, id: number): Promise<MassMessageSubject | undefined> =>
  findMassMessage(db, id, sql`for no key update`)

/** Loads the accelerator in the header, for a message that is not saved yet. */
export const acceleratorOfHeader = chosenAcceleratorWith({ authorUid: null })

/** Whether email `m` was not delivered, other than because the recipient did not want it any more. */
const isEmailFailed = sql`(m.status in ('FAILED', 'BOUNCED', 'WITHHELD') and m.error <> all(${[...unwantedReasons]}::text[]))`

/** Delivery state of recipient `r`, from their notification `n` and its email `m`. */
const recipientState = sql`case when r.left_out is not null then 'LEFT_OUT' when r.sent_at is null then 'WAITING'
  when n.read_at is not null then 'READ' when ${isEmailFailed} then 'EMAIL_FAILED'
  when m.status in ('SENT', 'DELAYED') then 'EMAILED'
  else 'IN_INBOX' end`

const recipientJoins = sql`left join notification n on n.id = r.notification_id
  left join mail m on m.dedupe_key = 'notifications:' || r.person_uid || ':' || r.notification_id`

/** Condition on recipients `r`: the email failed, and they have not read the notification in the portal. */
export const isFailed = sql`exists (select from notification n join mail m
  on m.dedupe_key = 'notifications:' || r.person_uid || ':' || r.notification_id
  where n.id = r.notification_id and n.read_at is null and ${isEmailFailed})`

/**
 * Number of recipients not reached. It starts from the failed emails, which are few, instead of scanning all
 * recipients.
 */
const failedOf = (id: Sql): Sql => sql`
  select count(*)::int from mail m join mass_message_recipient r on r.notification_id = split_part(m.dedupe_key, ':', 3)::bigint
    join notification n on n.id = r.notification_id
  where ${isEmailFailed} and m.template = 'MASS_MESSAGE' and r.message_id = ${id} and n.read_at is null`

/** Error of the mail server for email `m`, with addresses masked because the accelerator may not see them. */
const errorWithoutAddresses = sql`regexp_replace(coalesce(m.error, ''), ${String.raw`[^\s<>@]+@[^\s<>@]+`}, '…', 'g')`

type Recipient = z.output<typeof recipient>

/** Row source of recipients, including projects for which nobody can be reached. */
export const recipientRows: RowSource<Recipient, Recipient> = {
  from: sql`mass_message_recipient r left join person u on u.uid = r.person_uid left join project p on p.id = r.project_id
    ${recipientJoins}`,
  key: sql`r.id`,
  columns: () =>
    sql`
    r.id, coalesce(nullif(${wholeName('u')}, ''), '—') as name, coalesce((select string_agg(x, ', ') from jsonb_array_elements_text(r.params -> 'projects') x), p.name, '') as project,
    ${recipientState} as state, r.left_out as "leftOut", ${errorWithoutAddresses} as error, r.sent_at as "sentAt"` as never,
}

/** Sort key of recipients. */
export const recipientName = sql`lower(coalesce(nullif(${wholeName('u')}, ''), p.name, ''))`
export const recipientStateOf = recipientState

/** State of message `g`. */
const stateOf = sql`case when g.started_at is null then 'DRAFT' when g.stopped_at is not null then 'STOPPED'
  when g.finished_at is not null then 'SENT'
  when k.sent = 0 and k.next_at > now() then 'PLANNED' else 'SENDING' end`

const counts = sql`cross join lateral (
  select count(*) filter (where r.left_out is null)::int as recipients,
    count(*) filter (where r.sent_at is not null)::int as sent,
    count(*) filter (where r.left_out is not null)::int as left_out,
    (${failedOf(sql`g.id`)}) as failed,
    min(r.due_at) filter (where r.left_out is null and r.sent_at is null) as next_at
  from mass_message_recipient r where r.message_id = g.id) k`

type Row = z.output<typeof massMessageRow>
type Whole = z.output<typeof massMessage>

const rowColumns = sql`g.id, g.subject, ${stateOf} as state, k.recipients, k.sent, k.failed, ${personRefJson('u')} as author,
  g.created_at as "createdAt"`

/** Row source of mass messages; `g` is the message. */
export const massMessageRows: RowSource<Row, Row> = {
  from: sql`mass_message g`,
  key: sql`g.id`,
  columns: () => rowColumns as never,
  joins: sql`join person u on u.uid = g.author_uid ${counts}`,
}

type RawWhole = Omit<Whole, 'actions' | 'placeholders'> & { authorUid: string; isStale: boolean }

const wholeRows: RowSource<RawWhole, Whole> = {
  ...massMessageRows,
  columns: () =>
    sql`${rowColumns}, g.version, g.body, g.list, g.audience, k.left_out as "leftOut", k.next_at as "nextAt",
    g.started_at as "startedAt", g.finished_at as "finishedAt", g.stopped_at as "stoppedAt", g.author_uid as "authorUid",
    ${isStale} as "isStale", json_build_object('id', a.id, 'name', a.name) as accelerator` as never,
  joins: sql`join person u on u.uid = g.author_uid join accelerator a on a.id = g.accelerator_id ${counts}`,
  row: ({ authorUid, isStale: stale, ...row }, { actor }) => ({
    ...row,
    placeholders: [...placeholdersFor(row.audience)],
    actions: massMessages.manage.allows(actor, { acceleratorId: row.accelerator.id, authorUid })
      ? possibleActions(row.state, { hasRecipients: row.recipients > 0 && !stale, hasFailed: row.failed > 0 })
      : [],
  }),
}

/** Returns a message with its counts and available actions. */
export const readMassMessage = async (ctx: Context, id: number): Promise<Whole> =>
  stillThere((await readRows(ctx, wholeRows, sql`g.id = ${id}`))[0])
