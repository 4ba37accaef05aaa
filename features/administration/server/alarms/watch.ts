import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { sendNow } from '#platform/server/mail/send-now.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { createLook, type Watched } from './look.ts'
import { alarmSentence, alarmWords } from './alarm-words.ts'
import { raiseAlarms, type Alarm } from './raise-alarms.ts'

type Recipient = { email: string; first_name: string; locale: MailLocale | null }

/** How often a process looks, in milliseconds. */
const lookEvery = 60_000

/** Emails an alarm at once: the queue would keep it while the worker, which is what may be wrong, does not run. */
const mailAlarm = async (
  { db, log, publicUrl, mail }: Watching,
  alarm: Alarm,
  recipients: readonly Recipient[],
): Promise<void> => {
  for (const { email, first_name: name, locale: chosen } of recipients) {
    const locale = chosen ?? 'ru'
    const words = alarmWords(locale)
    const sentence = alarmSentence(locale, alarm)
    await sendNow(db, mail, {
      dedupeKey: `alarm:${alarm.id}:${email}`,
      template: 'PORTAL_ALARM',
      to: email,
      locale,
      name,
      subject: `${words.subject}: ${sentence}`,
      paragraphs: [sentence, `${words.look} ${publicUrl}/admin/health`],
      why: words.why,
      attachments: [],
    }).catch((error: unknown) => log.error({ err: error, finding: alarm.finding }, 'an alarm was not mailed'))
  }
}

/** What watching needs. */
export type Watching = Watched & { db: Db; log: FastifyBaseLogger; publicUrl: string }

/** Looks once: begins and ends alarms, and emails each new one once. */
export const createWatch = (watching: Watching): (() => Promise<void>) => {
  const look = createLook(watching)
  const { db } = watching
  return async () => {
    const { findings, unjudged } = await look(db)
    const alarms = await raiseAlarms(db, findings, unjudged)
    if (alarms.length === 0) return
    const { rows } = await sql<Recipient>`
      select email, first_name, locale from person where uid = any(${portalAdministrators()}) order by uid`.execute(
      db,
    )
    for (const alarm of alarms) await mailAlarm(watching, alarm, rows)
  }
}

/** Watches the portal from a server process, whether or not its worker lives; returns how to stop. */
export const startWatching = (watching: Watching): (() => void) => {
  const watch = createWatch(watching)
  const run = () =>
    void watch().catch((error: unknown) =>
      watching.log.warn({ err: error }, 'the state of the portal was not read'),
    )
  const timer = setInterval(run, lookEvery)
  timer.unref()
  run()
  return () => clearInterval(timer)
}
