import { cutText } from '#platform/domain/cut-text.ts'
import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { layOut, type Letter } from './layout.ts'
import type { MailLocale } from './mail-texts.ts'

/** Name of the job that sends one mail. */
export const sendMailJob = 'send-mail'

/** A mail to be sent once. */
export type QueuedMail = Omit<Letter, 'product' | 'title'> & {
  /** The same key is never sent twice. */
  dedupeKey: string
  /** What kind of mail it is, for the e-mail log. */
  template: string
  to: string
  locale: MailLocale
  subject: string
  /** The heading; the subject unless given. */
  title?: string
  /** A one-time token in its link: such tokens are kept only as hashes, so the log loses it once the mail is sent. */
  secret?: string
}

/** A header is one line: whatever could end it becomes a space. */
export const headerText = (text: string): string =>
  cutText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), 200)

/** One plain address: no second one, no name, no line end. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u.test(address)

const productName = async (db: Db): Promise<string> => {
  const found = await sql<{ name: string | null }>`
    select value #>> '{}' as name from application_setting where key = 'appName'`.execute(db)
  return found.rows[0]?.name || 'Runway'
}

/** Takes the one-time token out of a mail of the log that nobody will send any more. */
export const strikeOutSecret = async (db: Db, id: number): Promise<void> => {
  await sql`
    update mail set text_body = replace(text_body, secret, '…'), html_body = replace(html_body, secret, '…'),
      links = '[]', secret = null
    where id = ${id} and secret is not null`.execute(db)
}

/** Writes a mail into the log and its sending into the queue, both or neither; idempotent by `dedupeKey`. */
export const queueMail = (db: Db, mail: QueuedMail): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subject = headerText(mail.subject)
    const { html, text } = layOut({
      ...mail,
      title: mail.title ?? subject,
      product: await productName(tx),
    })
    const links = [mail.action?.url, ...(mail.items ?? []).map(({ url }) => url)].filter(Boolean)
    const sendable = isPlainAddress(mail.to)
    const written = await sql<{ id: number }>`
      insert into mail (dedupe_key, template, to_address, locale, subject, text_body, html_body, links, status, error,
        secret)
      values (${mail.dedupeKey}, ${mail.template}, ${mail.to}, ${mail.locale}, ${subject}, ${text}, ${html},
        ${JSON.stringify(links)}::jsonb, ${sendable ? 'QUEUED' : 'FAILED'}, ${sendable ? '' : 'not an address'},
        ${mail.secret ?? null})
      on conflict (dedupe_key) do nothing
      returning id`.execute(tx)
    const [row] = written.rows
    if (row && !sendable) await strikeOutSecret(tx, row.id)
    if (row && sendable) await enqueue(tx, sendMailJob, { mailId: row.id }, { key: `mail:${row.id}` })
  })
