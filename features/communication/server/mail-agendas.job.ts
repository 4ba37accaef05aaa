import { sql } from 'kysely'
import { z } from 'zod'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { EmailItem } from '#platform/server/mail/layout.ts'
import { queueMails, type QueuedMail } from '#platform/server/mail/queue-mail.ts'
import { isAmong } from '#platform/server/sql.ts'
import { mailAgendasJob } from '../domain/mail-jobs.ts'
import { findAgendaDue, type AgendaReader } from './agenda-due.sql.ts'
import { noteAgendaMailed, readAgendas, type ReadAgenda } from './digest-agenda.ts'
import { digestLetter } from './digest-letter.ts'
import { lockMailsOf } from './lock-mails-of.ts'
import { letterWords } from './notification-texts.ts'
import { stopParts, unsubscribeKeys } from './unsubscribe-links.ts'

/** People per transaction. */
const peopleAtOnce = 50

/** Writes digests of agendas; an empty agenda is not emailed. */
export const createMailAgendasJob = (settings: { publicUrl: string; readAgenda?: ReadAgenda }): Job => {
  const letterOf = (
    { uid, email, firstName, locale: chosen, kinds }: AgendaReader,
    agenda: EmailItem[],
    key: string | undefined,
  ): QueuedMail => {
    const locale = chosen ?? 'ru'
    return {
      dedupeKey: `agenda:${uid}:${new Date().toISOString().slice(0, 13)}`,
      to: email,
      locale,
      name: firstName,
      ...digestLetter(settings, locale, { news: [], agenda }),
      ...stopParts(settings, key, { uid, kinds }, letterWords(locale).stop),
    }
  }

  return job({
    name: mailAgendasJob,
    lane: 'mail',
    // Reads an agenda per person.
    seconds: 600,
    payload: z.object({ uids: z.array(z.uuid()).min(1) }),
    run: async ({ db, log }, { uids }) => {
      for (let at = 0; at < uids.length; at += peopleAtOnce) {
        const people = uids.slice(at, at + peopleAtOnce)
        const among = isAmong(sql`person_uid`, people)
        // Outside the transaction: many queries of other features must not hold the locks of these people.
        const readers = await findAgendaDue(db, { among, limit: peopleAtOnce })
        const agendas = await readAgendas({ db, log }, settings, readers)
        await db.transaction().execute(async (tx) => {
          await lockMailsOf(tx, people)
          // Those who still have had none: notifications may have been emailed with the agenda meanwhile.
          const due = (await findAgendaDue(tx, { among, limit: peopleAtOnce })).filter(({ uid }) =>
            agendas.has(uid),
          )
          const withAgenda = due.filter(({ uid }) => (agendas.get(uid)?.length ?? 0) > 0)
          const keys =
            withAgenda.length > 0
              ? await unsubscribeKeys(
                  tx,
                  withAgenda.map(({ uid }) => uid),
                )
              : new Map<string, string>()
          await queueMails(
            tx,
            withAgenda.map((reader) => letterOf(reader, agendas.get(reader.uid) ?? [], keys.get(reader.uid))),
          )
          // An empty agenda is not read again this morning, either.
          await noteAgendaMailed(
            tx,
            due.map(({ uid }) => uid),
          )
        })
      }
    },
  })
}
