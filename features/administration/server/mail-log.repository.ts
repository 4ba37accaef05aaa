import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { linkRenewalOf } from '#platform/server/mail/link-renewals.ts'
import type { listMails } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { mailKindOf } from '../domain/mail-kinds.ts'
import { maySendAgain, type MailFacts, type MailState } from '../domain/mail-states.ts'

type ListedMail = ResponseOf<typeof listMails>['items'][number]

/** Whether the recipient is a valid address; other emails were never handed to a mail server. */
const plain = sql<boolean>`(m.status <> 'FAILED' or m.error <> 'not an address')`

/** State of email `m`: a pending one that failed before is deferred. */
export const mailState = sql<MailState>`case when m.status = 'QUEUED' and m.error <> '' then 'DEFERRED' else m.status end`

/** States as the table stores them. */
export const storedStates = (states: readonly MailState[]): string[] => [
  ...new Set(states.map((state) => (state === 'DEFERRED' ? 'QUEUED' : state))),
]

type StoredFacts = Omit<MailFacts, 'renewable'>

/** Whether the one-time link of an email can be replaced by a new one. */
export const isRenewable = (template: string): boolean => linkRenewalOf(template) !== undefined

/** Row source of emails `m` of the log, without their bodies. */
export const mailRows: RowSource<Omit<ListedMail, 'actions' | 'kind'> & StoredFacts, ListedMail, SignedIn> = {
  from: sql`mail m`,
  key: sql`m.id`,
  columns:
    () => sql`m.id, m.to_address as "to", m.subject, m.template, m.locale, ${mailState} as status, m.error, m.server,
    m.maybe_twice as "maybeTwice",
    m.created_at as "createdAt", m.sent_at as "sentAt", m.one_time as "oneTime", ${plain} as "plainAddress",
    m.incomplete`,
  row: ({ oneTime, plainAddress, incomplete, ...mail }, { actor }) => ({
    ...mail,
    kind: mailKindOf(mail.template),
    actions:
      portalCare.act.allows(actor, null) &&
      maySendAgain({ ...mail, oneTime, plainAddress, incomplete, renewable: isRenewable(mail.template) })
        ? ['sendAgain']
        : [],
  }),
}

type FoundMail = StoredFacts & { id: number; template: string; dedupeKey: string; text: string; html: string }

/** Loads an email with its text, without its one-time link, which only the recipient may see. */
export const findMail = async (db: Db, id: number): Promise<FoundMail | undefined> => {
  const { rows } = await sql<FoundMail>`
    select m.id, m.template, m.dedupe_key as "dedupeKey", ${mailState} as status, m.one_time as "oneTime", ${plain} as "plainAddress",
      m.incomplete, case when m.secret is null then m.text_body else replace(m.text_body, m.secret, '…') end as text,
      case when m.secret is null then m.html_body else replace(m.html_body, m.secret, '…') end as html
    from mail m where m.id = ${id}`.execute(db)
  return rows[0]
}
