import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMails, type QueuedAttachment, type QueuedMail } from '#platform/server/mail/queue-mail.ts'
import { displayName, isAmong } from '#platform/server/sql.ts'
import { kindOf } from '../domain/notification-codes.ts'
import { noteAgendaMailed, readDigestAgendas, type DigestAgenda, type ReadAgenda } from './digest-agenda.ts'
import { digestLetter } from './digest-letter.ts'
import { lockMailsOf } from './lock-mails-of.ts'
import { absoluteLink, noticeLetter, wording, type Noticed } from './notice-letter.ts'
import { templateJson } from './notification-templates.repository.ts'
import { letterWords } from './notification-texts.ts'
import { mailNotificationsJob, type NoticeCalendar } from './notify.ts'
import { stopParts, unsubscribeKeys } from './unsubscribe-links.ts'

const itemsPerMail = 50

/** People per transaction, and notifications among them. */
const peopleAtOnce = 50
const takenAtOnce = 500

/** Payload of jobs queued by the previous version, one per person. */
const payloadOfOne = z.object({ uid: z.uuid() }).transform(({ uid }) => ({ uids: [uid] }))

type Addressee = { uid: string; email: string; firstName: string; locale: MailLocale | null }
type Waiting = Noticed & {
  id: number
  /** Path with a one-time token that only the email opens; empty if it opens the same as on the portal. */
  mailLink: string
  to: Addressee
  isActive: boolean
  isRead: boolean
  calendar: NoticeCalendar | null
}

/** The one-time token of a link. */
const tokenOf = (mailLink: string): string => {
  const { searchParams } = new URL(mailLink, 'https://portal.invalid')
  return searchParams.get('token') ?? searchParams.get('link') ?? ''
}

/** Marks these people's waiting notifications as taken, oldest first. */
const takeWaiting = async (tx: Db, uids: readonly string[]): Promise<Waiting[]> => {
  await lockMailsOf(tx, uids)
  const taken = await sql<Waiting>`
    with due as materialized (
      select id, mail_link from notification where ${isAmong(sql`recipient_uid`, uids)} and mail_waiting
        and (mail_after is null or mail_after <= now())
      order by id limit ${takenAtOnce} for update skip locked
    ),
    taken as (
      update notification o set mail_waiting = false, mail_link = '' from due where o.id = due.id
      returning o.read_at is not null as read, o.id, o.code, o.params, o.subject, o.body, o.link, due.mail_link, o.sender_uid,
        o.recipient_uid, o.template_id, o.calendar
    )
    select n.id, n.code, n.params, n.subject, n.body, coalesce(nullif(n.mail_link, ''), n.link) as link,
      n.mail_link as "mailLink", n.calendar, p.status = 'A' as "isActive", n.read as "isRead",
      json_build_object('uid', p.uid, 'email', p.email, 'firstName', p.first_name, 'locale', p.locale) as to,
      case when s.uid is not null then ${displayName('s')} end as sender, ${templateJson} as template
    from taken n join person p on p.uid = n.recipient_uid left join person s on s.uid = n.sender_uid
      left join notification_template t on t.id = n.template_id
    order by n.id`.execute(tx)
  return taken.rows
}

/**
 * Whether a notification is a separate email: mass messages, to track their delivery; one-time links, whose token the
 * log removes; entries for calendars, as mail programs read one entry of an email; and those about one's own account,
 * which are sent even to an address that bounced, and must not offer to stop emails.
 */
const isApart = ({ code, mailLink, calendar }: Waiting): boolean =>
  code === 'MASS_MESSAGE' || mailLink !== '' || calendar !== null || kindOf(code) === null

/**
 * The agenda that the list of a person's notifications also has: it comes with a notification of a kind that they get as a
 * digest, not with one that only waited for the end of their quiet hours.
 */
const agendaWith = (
  agenda: DigestAgenda | undefined,
  waiting: readonly Waiting[],
): DigestAgenda | undefined => {
  const isDigest = (one: Waiting): boolean =>
    !isApart(one) && agenda?.kinds.some((kind) => kind === kindOf(one.code)) === true
  return agenda && agenda.items.length > 0 && waiting.some(isDigest) ? agenda : undefined
}

const entryOf = ({ calendar }: Waiting): string | undefined =>
  calendar ? /^UID:(.*)$/m.exec(calendar.content)?.[1] : undefined

/**
 * The notifications of a person that are emailed: those not read on the portal meanwhile, and the newest entry for each
 * event of a calendar, which reading on the portal does not put into the calendar.
 */
const mailedOf = (waiting: readonly Waiting[]): Waiting[] => {
  const newest = new Map(waiting.map((one) => [entryOf(one), one.id]))
  return waiting
    .map((one) => (newest.get(entryOf(one)) === one.id ? one : { ...one, calendar: null }))
    .filter(({ isActive, isRead, calendar }) => isActive && (!isRead || calendar !== null))
}

/** Entries for calendars that the mail of these notices carries, addressed to the recipient. */
const calendarsOf = ({ email }: Addressee, waiting: readonly Waiting[]): QueuedAttachment[] =>
  waiting.flatMap(({ calendar }) =>
    calendar
      ? [
          {
            filename: 'event.ics',
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            content: Buffer.from(calendar.content.replaceAll('{{email}}', () => email)).toString('base64'),
          },
        ]
      : [],
  )

/** Writes notification emails: a single one as it is, several as a list. */
export const createMailNotificationsJob = (settings: { publicUrl: string; readAgenda?: ReadAgenda }): Job => {
  const letterOf = (
    waiting: readonly [Waiting, ...Waiting[]],
    key: string | undefined,
    agenda: DigestAgenda | undefined,
  ): QueuedMail => {
    const [first] = waiting
    const { to } = first
    const locale = to.locale ?? 'ru'
    const last = waiting.at(-1) ?? first
    const kinds = waiting.map(({ code }) => kindOf(code)).filter((kind) => kind !== null)
    const about = { uid: to.uid, kinds: [...new Set([...kinds, ...(agenda?.kinds ?? [])])] }
    const common = {
      dedupeKey: `notifications:${to.uid}:${last.id}`,
      // An agenda is still news when every notification was read on the portal meanwhile.
      notices: agenda ? [] : waiting.map(({ id }) => id),
      to: to.email,
      locale,
      name: to.firstName,
      attachments: calendarsOf(to, waiting),
      security: kindOf(first.code) === null,
      ...stopParts(settings, key, about, letterWords(locale).stop),
    }
    if (waiting.length === 1 && !agenda) {
      const secret = tokenOf(first.mailLink)
      const bulk = first.code === 'MASS_MESSAGE'
      return { ...common, ...noticeLetter(settings, locale, first), bulk, ...(secret ? { secret } : {}) }
    }
    const news = waiting.map((one) => {
      const { subject, body } = wording(locale, one)
      return { title: subject, text: body, url: absoluteLink(settings, one.link) }
    })
    return { ...common, ...digestLetter(settings, locale, { news, agenda: agenda?.items ?? [] }) }
  }

  const mailsOf = (
    waiting: readonly Waiting[],
    key: string | undefined,
    agenda: DigestAgenda | undefined,
  ): QueuedMail[] => {
    const mails: QueuedMail[] = []
    for (const one of waiting) if (isApart(one)) mails.push(letterOf([one], key, undefined))
    const gathered = waiting.filter((one) => !isApart(one))
    for (let at = 0; at < gathered.length; at += itemsPerMail) {
      const [first, ...more] = gathered.slice(at, at + itemsPerMail)
      if (first) mails.push(letterOf([first, ...more], key, at === 0 ? agenda : undefined))
    }
    return mails
  }

  return job({
    name: mailNotificationsJob,
    lane: 'mail',
    // Each digest reads an agenda.
    seconds: 600,
    payload: z.union([z.object({ uids: z.array(z.uuid()).min(1) }), payloadOfOne]),
    run: async ({ db, log }, { uids }) => {
      const left = [...new Set(uids)]
      while (left.length > 0) {
        const now = left.splice(0, peopleAtOnce)
        // Outside the transaction: many queries of other features must not hold the locks of these notifications.
        const agendas = await readDigestAgendas({ db, log }, settings, now)
        const taken = await db.transaction().execute(async (tx) => {
          const waiting = await takeWaiting(tx, now)
          const written = now.flatMap((uid) => {
            const mailed = mailedOf(waiting.filter(({ to }) => to.uid === uid))
            return mailed.length > 0 ? [{ uid, mailed, agenda: agendaWith(agendas.get(uid), mailed) }] : []
          })
          if (written.length === 0) return waiting.length
          const keys = await unsubscribeKeys(
            tx,
            written.map(({ uid }) => uid),
          )
          await queueMails(
            tx,
            written.flatMap(({ uid, mailed, agenda }) => mailsOf(mailed, keys.get(uid), agenda)),
          )
          await noteAgendaMailed(
            tx,
            written.flatMap(({ uid, agenda }) => (agenda ? [uid] : [])),
          )
          return waiting.length
        })
        if (taken === takenAtOnce) left.push(...now)
      }
    },
  })
}
