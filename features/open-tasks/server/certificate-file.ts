import { sql } from 'kysely'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { docxMime, writePageOfWords } from '#platform/server/documents/write-docx.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { textsIn } from './certificate-words.ts'
import { authorName } from './entry.repository.ts'
import { organizerJoin, organizerName } from './open-task.repository.ts'

type Facts = {
  task: string
  title: string
  author: string
  people: string[]
  organizer: string
  place: number
  entries: number
  isWinner: boolean
  day: string
}

/** The certificate of an entry in the reader's language. */
export const certificateOf = async (
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  id: number,
): Promise<FileAnswer> => {
  const { rows } = await sql<Facts>`
    select t.title as task, e.title, ${authorName} as author, ${organizerName} as organizer, e.place,
      e.place <= t.prize_places as "isWinner", to_char(t.results_at at time zone t.time_zone, 'YYYY-MM-DD') as day,
      (select count(*)::int from open_task_entry other where other.task_id = t.id and other.place is not null) as entries,
      array(select concat_ws(' ', m.first_name, m.last_name) from project_member k join person m on m.uid = k.person_uid
        where k.project_id = e.project_id order by m.last_name, m.first_name limit 20) as people
    from open_task_entry e join open_task t on t.id = e.task_id join person u on u.uid = e.person_uid
      left join project p on p.id = e.project_id ${organizerJoin}
    where e.id = ${id}`.execute(db)
  const facts = stillThere(rows[0])
  const stream = writePageOfWords(textsIn(locale, facts), locale)
  const name = `${locale === 'ru' ? 'Сертификат' : 'Certificate'} — ${facts.task}.docx`
  return { name, mime: docxMime, size: stream.length, stream }
}
