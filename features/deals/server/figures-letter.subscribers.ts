import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { withoutLinks } from '#platform/domain/plain-name.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { hashOfLink } from './figure.repository.ts'

const words: Record<MailLocale, typeof ru.letter> = { ru: ru.letter, en: en.letter }

type Asked = {
  project: string
  email: string
  name: string
  locale: MailLocale | null
  periodEnd: string
  until: string
}

const readAsked = async (db: Db, id: number): Promise<Asked | undefined> => {
  const { rows } = await sql<Asked>`
    select p.name as project, u.email, u.first_name as name, u.locale,
      to_char(a.period_end, 'YYYY-MM-DD') as "periodEnd", to_char(a.until_day, 'YYYY-MM-DD') as until
    from figure_ask a join project p on p.id = a.project_id join person u on u.uid = a.asked_uid
    where a.id = ${id} and a.answered_at is null and u.status = 'A' and u.erased_at is null
    for no key update of a`.execute(db)
  return rows[0]
}

const dayOf = (locale: MailLocale, day: string): string => {
  const [year, month, date] = day.split('-')
  return locale === 'ru' ? `${date}.${month}.${year}` : `${year}/${month}/${date}`
}

/** Sends the email with the form's link; only the hash of the link is stored. */
export const writeFiguresLetter = ({ publicUrl }: { publicUrl: string }): Subscriber =>
  subscriber<{ id: number }>({
    name: 'deals.figures-letter',
    events: ['FiguresAsked'],
    run: ({ db }, event) =>
      db.transaction().execute(async (tx) => {
        const { id } = event.payload
        const dedupeKey = `figures:${event.id}`
        const asked = await readAsked(tx, id)
        const written = await tx
          .selectFrom('mail')
          .select('id')
          .where('dedupe_key', '=', dedupeKey)
          .executeTakeFirst()
        if (!asked || written) return
        const link = randomBytes(32).toString('base64url')
        await sql`update figure_ask set link_hash = ${hashOfLink(link)} where id = ${id}`.execute(tx)
        const locale = asked.locale ?? 'ru'
        const text = words[locale]
        const params = {
          project: withoutLinks(asked.project),
          end: dayOf(locale, asked.periodEnd),
          until: dayOf(locale, asked.until),
        }
        const address = new URL('/company-figures', publicUrl)
        address.searchParams.set('link', link)
        await queueMail(tx, {
          dedupeKey,
          template: 'COMPANY_FIGURES',
          to: asked.email,
          name: asked.name,
          locale,
          subject: fill(text.subject, params),
          paragraphs: [fill(text.body, params), fill(text.term, params)],
          action: { label: text.open, url: address.href },
          why: fill(text.why, params),
          secret: link,
        })
      }),
  })
