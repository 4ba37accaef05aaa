import { sql } from 'kysely'
import type { z } from 'zod'
import { isTeam } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { findRow, type Reader } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import type { meetingPage } from '../contract/mentoring.schemas.ts'
import { meetings } from '../domain/mentoring.policy.ts'
import { findMeeting, meetingRows, readMeeting, type MeetingSubject } from './mentoring.repository.ts'

type Page = z.output<typeof meetingPage>

type MeetingResult = Pick<Page, 'tasks' | 'thanks' | 'rating'>

/** The tasks agreed in a meeting, and the notes on it. */
const readResult = async (db: Db, id: number): Promise<MeetingResult> => {
  const { rows } = await sql<MeetingResult>`
    select case when m.thanked_at is null then null else m.thanks end as thanks, m.rating,
      coalesce((select json_agg(json_build_object('id', k.id, 'side', k.side, 'text', k.text, 'dueDay', k.due_day,
          'doneAt', ${instantJson(sql`k.done_at`)}, 'doneBy', ${personRefJson('d')}) order by k.id)
        from meeting_task k left join person d on d.uid = k.done_by where k.meeting_id = m.id), '[]'::json) as tasks
    from mentor_meeting m where m.id = ${id}`.execute(db)
  return stillThere(rows[0])
}

/** A meeting as its page shows it; the mentor reads the thanks, and never the rating. */
export const readMeetingPage = async (reader: Reader, id: number): Promise<Page> => {
  const [row, result, facts] = await Promise.all([
    readMeeting(reader, id),
    readResult(reader.db, id),
    findMeeting(reader, id),
  ])
  const subject = stillThere(facts)
  const { actor } = reader
  const readsRating =
    isTeam(actor, subject.acceleratorId) ||
    subject.memberUids.includes(actor.kind === 'person' ? actor.uid : '')
  return {
    ...row,
    ...result,
    rating: readsRating ? result.rating : null,
    ticks: meetings.agree.allows(actor, subject),
  }
}

/** The meeting of a task. */
export const findMeetingOfTask = (reader: Reader, taskId: number): Promise<MeetingSubject | undefined> =>
  findRow(reader, meetingRows, sql`m.id = (select k.meeting_id from meeting_task k where k.id = ${taskId})`)
