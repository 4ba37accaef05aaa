import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { EmailItem } from '#platform/server/mail/layout.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'
import { momentParam, writtenParams } from '../domain/notice-times.rules.ts'
import { isDigestDue } from './notice-kind.sql.ts'
import { usualTimeZone } from './notice-settings.sql.ts'
import { letterWords } from './notification-texts.ts'

/** A line of a person's agenda, as the agenda's feature reads it. */
type AgendaLine = {
  what: string
  title: string
  context: string
  due: { endsAt: string } | string | null
  link: string
}

/** Reads the most urgent lines of a person's agenda. */
export type ReadAgenda = (
  job: { db: Db; log: FastifyBaseLogger },
  of: { uid: string; locale: MailLocale; limit: number },
) => Promise<readonly AgendaLine[]>

/** Lines of the agenda in one digest. */
const linesPerDigest = 10

/** A reader of a digest, with the kinds that they get as digests. */
export type DigestReader = {
  uid: string
  locale: MailLocale | null
  timeZone: string | null
  kinds: NoticeKind[]
}

/** Finds those of the people whose digest is due: an unread notification of a kind that they get as a digest waited until now. */
const findDue = async (db: Db, uids: readonly string[]): Promise<DigestReader[]> => {
  const { rows } = await sql<DigestReader>`
    select p.uid, p.locale, b.time_zone as "timeZone", g.kinds
    from (select person_uid, array_agg(kind order by kind) as kinds from notice_setting
        where channel in ('DAILY', 'WEEKLY') and ${isAmong(sql`person_uid`, uids)} group by person_uid) g
      join person p on p.uid = g.person_uid and p.status = 'A' left join notice_time b on b.person_uid = p.uid
    where ${isDigestDue}`.execute(db)
  return rows
}

/** A day ends at midnight; its last minute still counts, and has its date. */
const lastMinute = (due: NonNullable<AgendaLine['due']>): number =>
  typeof due === 'string' ? Date.parse(due) : Date.parse(due.endsAt) - 60_000

/** The deadline by the reader's clock, with the distance as of sending. */
export const untilText = (
  { locale, timeZone }: { locale: MailLocale; timeZone: string },
  due: AgendaLine['due'],
  now: number = Date.now(),
): string =>
  due === null
    ? ''
    : fill(
        letterWords(locale).due,
        writtenParams(locale, { day: momentParam(lastMinute(due), timeZone) }, now),
      )

const itemOf = (
  { publicUrl }: { publicUrl: string },
  reader: { locale: MailLocale; timeZone: string },
  { what, title, context, due, link }: AgendaLine,
): EmailItem => ({
  title,
  text: [what, context, untilText(reader, due)].filter((part) => part !== '').join(' · '),
  url: new URL(link, publicUrl).href,
})

type Settings = { readAgenda?: ReadAgenda; publicUrl: string }

/** Reads the agendas of these readers, by uid; one that cannot be read is missing. */
export const readAgendas = async (
  job: { db: Db; log: FastifyBaseLogger },
  { readAgenda, publicUrl }: Settings,
  readers: readonly DigestReader[],
): Promise<Map<string, EmailItem[]>> => {
  const agendas = new Map<string, EmailItem[]>()
  if (!readAgenda) return agendas
  for (const { uid, locale: chosen, timeZone } of readers) {
    const locale = chosen ?? 'ru'
    try {
      const lines = await readAgenda(job, { uid, locale, limit: linesPerDigest })
      const at = { locale, timeZone: timeZone ?? usualTimeZone }
      agendas.set(
        uid,
        lines.map((line) => itemOf({ publicUrl }, at, line)),
      )
    } catch (error) {
      job.log.warn({ err: error, uid }, 'an agenda could not be read for a digest')
    }
  }
  return agendas
}

/** An agenda for a digest, with the kinds that its reader gets as digests. */
export type DigestAgenda = { items: EmailItem[]; kinds: NoticeKind[] }

/** Reads the agendas of those whose digest is due, by uid; if an agenda cannot be read, the digest is sent without it. */
export const readDigestAgendas = async (
  job: { db: Db; log: FastifyBaseLogger },
  settings: Settings,
  uids: readonly string[],
): Promise<Map<string, DigestAgenda>> => {
  if (!settings.readAgenda) return new Map()
  const readers = await findDue(job.db, uids)
  const agendas = await readAgendas(job, settings, readers)
  return new Map(readers.map(({ uid, kinds }) => [uid, { kinds, items: agendas.get(uid) ?? [] }]))
}

/** Records that these people have had the digest of their agenda. */
export const noteAgendaMailed = async (db: Db, uids: readonly string[]): Promise<void> => {
  if (uids.length === 0) return
  await sql`
    insert into agenda_digest (person_uid, mailed_at) select uid, now() from person where ${isAmong(sql`uid`, uids)}
    on conflict (person_uid) do update set mailed_at = excluded.mailed_at`.execute(db)
}
