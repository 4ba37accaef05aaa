import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { sendNow } from '#platform/server/mail/send-now.ts'
import type { MailTransport } from '#platform/server/mail/transport.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import type { HealthFinding } from '../../domain/health.rules.ts'
import { alarmSentence, alarmWords } from './alarm-words.ts'

type Alarm = HealthFinding & { id: number }
type Recipient = { email: string; first_name: string; locale: MailLocale | null }
type Mailing = { db: Db; log: FastifyBaseLogger; publicUrl: string; mail: MailTransport | null }

/** Minutes until a failed email is retried: doubled each time, up to an hour. */
const pause = sql`make_interval(mins => least(60, 2 ^ least(mail_tries, 10))::int)`

/** Claims alarms that have not been emailed yet; each is claimed by one process. */
const takeUnmailed = async (db: Db): Promise<Alarm[]> => {
  const { rows } = await sql<Alarm>`
    update portal_alarm set mail_tries = mail_tries + 1, mail_at = now() + ${pause}
    where ended_at is null and mailed_at is null and mail_at <= now() returning id, finding, value, host`.execute(
    db,
  )
  return rows
}

const keyOf = (alarm: Alarm, { email }: Recipient): string => `alarm:${alarm.id}:${email}`

/** Administrators who have received no email about an alarm yet. */
const readRecipients = async (db: Db, alarm: Alarm): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    select email, first_name, locale from person where uid = any(${portalAdministrators()})
      and not exists (select from mail m where m.dedupe_key = ${`alarm:${alarm.id}:`} || person.email and m.status <> 'FAILED')
    order by uid`.execute(db)
  return rows
}

/** Emails an alarm immediately: the queue would delay it if the worker, which may be the problem, is not running. */
const mailOne = async (
  { db, log, publicUrl, mail }: Mailing,
  alarm: Alarm,
  recipient: Recipient,
): Promise<boolean> => {
  const locale = recipient.locale ?? 'ru'
  const words = alarmWords(locale)
  const sentence = alarmSentence(locale, alarm)
  try {
    await sendNow(db, mail, {
      dedupeKey: keyOf(alarm, recipient),
      template: 'PORTAL_ALARM',
      security: true,
      to: recipient.email,
      locale,
      name: recipient.first_name,
      subject: `${words.subject}: ${sentence}`,
      paragraphs: [sentence, `${words.look} ${publicUrl}/admin/health`],
      why: words.why,
      attachments: [],
    })
    return true
  } catch (error) {
    log.error({ err: error, finding: alarm.finding }, 'an alarm was not mailed')
    return false
  }
}

/**
 * Emails each open alarm to every administrator once; failed emails are retried with growing pauses while the alarm
 * lasts.
 */
export const mailAlarms = async (mailing: Mailing): Promise<void> => {
  const { db } = mailing
  for (const alarm of await takeUnmailed(db)) {
    let arrived = true
    for (const recipient of await readRecipients(db, alarm))
      arrived = (await mailOne(mailing, alarm, recipient)) && arrived
    if (arrived) await sql`update portal_alarm set mailed_at = now() where id = ${alarm.id}`.execute(db)
  }
}
