import { sql } from 'kysely'
import { z } from 'zod'
import { withoutLinks } from '#platform/domain/plain-name.ts'
import type { Db } from '#platform/server/context.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { displayName } from '#platform/server/sql.ts'
import { mailNotificationsJob } from './notify.ts'
import { letterWords, wordsOf, type Worded } from './notification-texts.ts'

const itemsPerMail = 50

type Addressee = { email: string; first_name: string; locale: MailLocale | null; status: string }
type Waiting = Worded & { id: number; link: string; sender: string | null }

const takeWaiting = async (tx: Db, uid: string): Promise<Waiting[]> => {
  const taken = await sql<Waiting>`
    with taken as (
      update notification set mail_waiting = false where id in (
        select id from notification where recipient_uid = ${uid} and mail_waiting order by id limit ${itemsPerMail}
        for update skip locked
      )
      returning id, code, params, subject, body, link, sender_uid
    )
    select t.id, t.code, t.params, t.subject, t.body, t.link,
      case when s.uid is not null then ${displayName('s')} end as sender
    from taken t left join person s on s.uid = t.sender_uid order by t.id`.execute(tx)
  return taken.rows
}

const names = new Set(['person', 'project', 'team', 'accelerator', 'track', 'task', 'document'])

/** Names that people gave do not become links of a letter. */
const plainNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, names.has(key) ? withoutLinks(value) : value]),
  )

const wording = (locale: MailLocale, one: Waiting): { subject: string; body: string } => {
  const words = wordsOf(locale, { ...one, params: plainNames(one.params) })
  if (one.code !== 'MESSAGE' || one.sender === null) return words
  // Whoever writes, and what they answer, may be called by a name from before the rule.
  const from = letterWords(locale).messageFrom(withoutLinks(one.sender))
  return { subject: one.subject ? `${from}: ${withoutLinks(one.subject)}` : from, body: words.body }
}

/** Writes the mails of notifications: one alone as it is, several as a list. */
export const createMailNotificationsJob = (settings: { publicUrl: string }): Job => {
  const absolute = (link: string): string =>
    new URL(link || '/bch/view/notifications', settings.publicUrl).href

  const write = async (tx: Db, uid: string, to: Addressee, waiting: readonly Waiting[]): Promise<void> => {
    const locale = to.locale ?? 'ru'
    const words = letterWords(locale)
    const [first] = waiting
    const last = waiting.at(-1)
    if (!first || !last) return
    const common = { dedupeKey: `notifications:${uid}:${last.id}`, to: to.email, locale, name: to.first_name }
    if (waiting.length === 1) {
      const { subject, body } = wording(locale, first)
      const mail = {
        template: first.code,
        subject,
        paragraphs: [body],
        action: { url: absolute(first.link) },
      }
      return queueMail(tx, { ...common, ...mail })
    }
    const items = waiting.map((one) => {
      const { subject, body } = wording(locale, one)
      return { title: subject, text: body, url: absolute(one.link) }
    })
    const action = { label: words.openInbox, url: absolute('') }
    await queueMail(tx, {
      ...common,
      template: 'DIGEST',
      subject: words.digest(items.length),
      paragraphs: [],
      items,
      action,
    })
  }

  return job({
    name: mailNotificationsJob,
    payload: z.object({ uid: z.uuid() }),
    run: async ({ db }, { uid }) => {
      for (let more = true; more;) {
        more = await db.transaction().execute(async (tx) => {
          const waiting = await takeWaiting(tx, uid)
          const found = await sql<Addressee>`
            select email, first_name, locale, status from person where uid = ${uid}`.execute(tx)
          const [to] = found.rows
          if (to?.status === 'A') await write(tx, uid, to, waiting)
          return waiting.length === itemsPerMail
        })
      }
    },
  })
}
