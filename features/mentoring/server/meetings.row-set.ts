import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import { meetings } from '../domain/mentoring.policy.ts'
import type { MeetingState } from '../domain/states.ts'
import { findMeeting, meetingRows } from './mentoring.repository.ts'

/** Meetings `m` of mentors `u` with projects `p`: of the reader's projects, as a mentor, and of their accelerators. */
export const seenMeetings = rowSet({
  from: meetingRows.from,
  key: meetingRows.key,
  sees: async (reader, id) => {
    const meeting = await findMeeting(reader, id)
    return meeting !== undefined && meetings.view.allows(reader.actor, meeting)
  },
  scope: ({ actor }: SignedIn) =>
    sql`(u.uid = ${actor.uid} or ${isAmong(sql`h.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}
      or exists (select from project_member k where k.project_id = m.project_id and k.person_uid = ${actor.uid}))`,
  filters: {
    status: (states: readonly MeetingState[]) => sql`m.status = any(${states})`,
    ahead: (ahead: boolean) => (ahead ? sql`m.starts_at > now()` : sql`m.starts_at <= now()`),
  },
  search: sql`concat_ws(' ', ${wholeName('u')}, p.name, m.topic)`,
})
