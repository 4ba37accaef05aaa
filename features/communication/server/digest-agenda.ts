import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { dayIn } from '#platform/domain/deadline.ts'
import type { Db } from '#platform/server/context.ts'
import type { LetterItem } from '#platform/server/mail/layout.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { isAmong } from '#platform/server/sql.ts'
import { writtenParams } from '../domain/notice-times.rules.ts'
import { letterWords } from './notification-texts.ts'
import { usualTimeZone } from './notice-settings.sql.ts'

/** A line of a person's agenda, as the agenda's feature reads it. */
type AgendaLine = {
  what: string
  title: string
  context: string
  due: { day: string } | string | null
  link: string
}

/** Reads the most urgent lines of a person's agenda. */
export type ReadAgenda = (
  job: { db: Db; log: FastifyBaseLogger },
  of: { uid: string; locale: MailLocale; limit: number },
) => Promise<readonly AgendaLine[]>

/** Lines of the agenda in one digest. */
const linesPerDigest = 10

type Person = { uid: string; locale: MailLocale | null; timeZone: string | null }

/** Finds those of the people whose digest is due: they chose digests, and an unread notification waited until now. */
const findDue = async (db: Db, uids: readonly string[]): Promise<Person[]> => {
  const { rows } = await sql<Person>`
    select p.uid, p.locale, b.time_zone as "timeZone" from person p left join notice_time b on b.person_uid = p.uid
    where ${isAmong(sql`p.uid`, uids)} and p.status = 'A'
      and exists (select from notice_setting g where g.person_uid = p.uid and g.channel in ('DAILY', 'WEEKLY'))
      and exists (select from notification n where n.recipient_uid = p.uid and n.mail_waiting and n.read_at is null
        and n.mail_after <= now())`.execute(db)
  return rows
}

const dayOf = (due: NonNullable<AgendaLine['due']>, timeZone: string): string =>
  typeof due === 'string' ? dayIn(timeZone, Date.parse(due)) : due.day

const itemOf = (
  { publicUrl }: { publicUrl: string },
  { locale, timeZone }: { locale: MailLocale; timeZone: string },
  { what, title, context, due, link }: AgendaLine,
): LetterItem => {
  const until = due ? fill(letterWords(locale).due, writtenParams(locale, { day: dayOf(due, timeZone) })) : ''
  return {
    title,
    text: [what, context, until].filter((part) => part !== '').join(' · '),
    url: new URL(link, publicUrl).href,
  }
}

/** Reads the agendas of those whose digest is due, by uid; if an agenda cannot be read, the digest is sent without it. */
export const readDigestAgendas = async (
  job: { db: Db; log: FastifyBaseLogger },
  { readAgenda, publicUrl }: { readAgenda?: ReadAgenda; publicUrl: string },
  uids: readonly string[],
): Promise<Map<string, LetterItem[]>> => {
  const agendas = new Map<string, LetterItem[]>()
  if (!readAgenda) return agendas
  for (const { uid, locale: chosen, timeZone } of await findDue(job.db, uids)) {
    const locale = chosen ?? 'ru'
    try {
      const lines = await readAgenda(job, { uid, locale, limit: linesPerDigest })
      const at = { locale, timeZone: timeZone ?? usualTimeZone }
      agendas.set(
        uid,
        lines.map((line) => itemOf({ publicUrl }, at, line)),
      )
    } catch (error) {
      job.log.warn({ err: error, uid }, 'a digest is sent without the agenda')
    }
  }
  return agendas
}
