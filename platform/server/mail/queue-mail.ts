import { sql } from 'kysely'
import { cutText } from '#platform/domain/cut-text.ts'
import type { Db } from '../context.ts'
import { jobAttempts } from '../jobs/enqueue.ts'
import { productName } from '../product-name.ts'
import { stillDead } from './bounced-addresses.ts'
import { layOut, type EmailContent } from './layout.ts'
import type { MailLocale } from './mail-texts.ts'

/** Name of the job that sends emails. */
export const sendMailJob = 'send-mail'

/** Priority of the jobs that send emails to many: the others go first. */
export const bulkPriority = 10

/** An email to be sent once. */
export type QueuedMail = Omit<EmailContent, 'product' | 'title' | 'why'> & {
  /** Why the person receives it, in a sentence in the email's language. */
  why: string
  /** URL for one-click unsubscribe in the mail program (RFC 8058). */
  unsubscribeUrl?: string
  /** An email with the same key is never sent twice. */
  dedupeKey: string
  /** The kind of email, for the email log. */
  template: string
  to: string
  locale: MailLocale
  subject: string
  /** The heading; by default the subject. */
  title?: string
  /** It concerns the safety of the account or of the portal: it is sent even to an address that bounced. */
  security?: boolean
  /** The notifications that it is about: it is not sent if nobody waits for them any more. */
  notices?: readonly number[]
  /** One of many that can wait: it must not delay the others. */
  bulk?: boolean
  /** A one-time token in its link: such tokens are stored only as hashes, so the log removes it after sending. */
  secret?: string
  /** Files, in base64; they are stored with the email, so keep them small. */
  attachments?: readonly QueuedAttachment[] | undefined
}

/** A file that an email waiting to be sent carries. */
export type QueuedAttachment = { filename: string; contentType: string; content: string }

/** A header is one line: line breaks become spaces. */
export const headerText = (text: string): string =>
  cutText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), 200)

/** One plain address: not several, no name, no line break. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u.test(address)

/** Emails per job: few enough for several workers to share a large number, enough for a low cost per email. */
const mailsPerJob = 25

type RenderedMail = {
  dedupeKey: string
  template: string
  to: string
  locale: MailLocale
  subject: string
  text: string
  html: string
  links: string[]
  status: 'QUEUED' | 'FAILED'
  error: string
  secret: string | null
  unsubscribeUrl: string
  attachments: readonly QueuedAttachment[]
  security: boolean
  bulk: boolean
  notices: readonly number[]
}

/** Without the one-time token: it will not be sent. */
const withoutSecret = ({ secret, text, html, ...mail }: RenderedMail): RenderedMail => ({
  ...mail,
  text: secret ? text.replaceAll(secret, '…') : text,
  html: secret ? html.replaceAll(secret, '…') : html,
  links: secret ? [] : mail.links,
  secret: null,
})

type EmailText = Omit<EmailContent, 'product' | 'title'> & Pick<QueuedMail, 'subject' | 'title'>

const render = (email: EmailText, product: string): { subject: string; html: string; text: string } => {
  const subject = headerText(email.subject)
  return { subject, ...layOut({ ...email, title: email.title ?? subject, product }) }
}

/** An email and its subject as sent; nothing is queued. */
export const emailAsSent = async (db: Db, email: EmailText): Promise<ReturnType<typeof render>> =>
  render(email, await productName(db))

const renderMail = (mail: QueuedMail, product: string): RenderedMail => {
  const { subject, html, text } = render(mail, product)
  const links = [mail.action?.url, ...(mail.items ?? []).map(({ url }) => url)].filter(
    (url): url is string => typeof url === 'string' && url !== '',
  )
  const {
    dedupeKey,
    template,
    to,
    locale,
    secret = null,
    unsubscribeUrl = '',
    attachments = [],
    security = false,
    bulk = false,
    notices = [],
  } = mail
  const common = {
    dedupeKey,
    template,
    to,
    locale,
    subject,
    text,
    html,
    links,
    secret,
    unsubscribeUrl,
    attachments,
    security,
    bulk,
    notices,
  }
  return isPlainAddress(to)
    ? { ...common, status: 'QUEUED', error: '' }
    : withoutSecret({ ...common, status: 'FAILED', error: 'not an address' })
}

/** A body without its one-time token where the email is withheld. */
const struck = (body: 'text' | 'html') =>
  sql`case when withheld and secret is not null then replace(${sql.ref(body)}, secret, '…') else ${sql.ref(body)} end`

/** Writes emails to the log and enqueues their sending, both or neither; idempotent by `dedupeKey`. */
export const queueMails = async (db: Db, mails: readonly QueuedMail[]): Promise<void> => {
  if (mails.length === 0) return
  const product = await productName(db)
  const rows = mails.map((mail) => renderMail(mail, product))
  await sql`
    with given as (
      select one.*, status = 'QUEUED' and not security
        and exists (select from bounced_address b where b.address = lower("to") and ${stillDead}) as withheld
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("dedupeKey" text, template text, "to" text, locale text,
        subject text, text text, html text, links jsonb, status text, error text, secret text, "unsubscribeUrl" text, attachments jsonb,
        security boolean, bulk boolean, notices bigint[])
    ),
    written as (
      insert into mail (dedupe_key, template, to_address, locale, subject, text_body, html_body, links, status, error, secret,
        one_time, unsubscribe_url, attachments, notices)
      select "dedupeKey", template, "to", locale, subject, ${struck('text')}, ${struck('html')},
        case when withheld and secret is not null then '[]' else links end,
        case when withheld then 'WITHHELD' else status end, error, case when not withheld then secret end, secret is not null,
        "unsubscribeUrl", attachments, notices
      from given
      on conflict (dedupe_key) do nothing
      returning id, status, dedupe_key
    ),
    sendable as (
      select id, bulk, (row_number() over (partition by bulk order by id) - 1) / ${sql.lit(mailsPerJob)} as part
      from written join given on "dedupeKey" = dedupe_key where written.status = 'QUEUED'
    ),
    jobs as (
      select (${sendMailJob}, (case when bulk then jsonb_build_object('bulk', true) else '{}' end
          || jsonb_build_object('mailIds', jsonb_agg(id order by id)))::json, null, null,
        ${sql.lit(jobAttempts)}::smallint, null, case when bulk then ${sql.lit(bulkPriority)} else 0 end, null)::graphile_worker.job_spec as spec
      from sendable group by bulk, part
    )
    select graphile_worker.add_jobs(array_agg(spec)) from jobs having count(*) > 0`.execute(db)
}

export const queueMail = (db: Db, mail: QueuedMail): Promise<void> => queueMails(db, [mail])
