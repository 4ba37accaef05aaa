import { sql } from 'kysely'
import { draftNotice, notify, type Notice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence, wholeName } from '#platform/server/sql.ts'
import { meetingEvents, type MeetingEvent } from '../domain/events.ts'
import type { MentoringSettings } from './calendar/calendar-settings.ts'

/** A meeting as an entry of a calendar; its version grows with every change. */
type Timed = {
  id: number
  name: string
  host: string
  startsAt: string
  endsAt: string
  timeZone: string
  place: string
  online: string
  version: number
}

type Told = Timed & {
  project: string
  person: string
  day: string
  reason: string
  movedFor: string
  mentor: string
  team: string[]
}

const noticeOf = (name: MeetingEvent, told: Told): ReturnType<typeof draftNotice> | null => {
  const { project, person, day, reason, movedFor } = told
  const both = {
    recipients: [told.mentor, ...told.team],
    link: linkTo('/bch/view/mentoring', {}),
  }
  switch (name) {
    case 'MentorMeetingBooked':
      return draftNotice({ ...both, code: 'MEETING_BOOKED', params: { project, person, day } })
    case 'MentorMeetingMoved':
      return movedFor === ''
        ? draftNotice({ ...both, code: 'MEETING_MOVED', params: { project, person, day } })
        : draftNotice({
            ...both,
            code: 'MEETING_MOVED_FOR',
            params: { project, person, day, reason: movedFor },
          })
    case 'MentorMeetingCancelled':
      return draftNotice({ ...both, code: 'MEETING_CANCELLED', params: { project, person, reason } })
    case 'MentorMeetingNoted':
      return draftNotice({ ...both, code: 'MEETING_NOTED', params: { project, person } })
    case 'MentorMeetingThanked':
      return draftNotice({ ...both, recipients: [told.mentor], code: 'MEETING_THANKED', params: { project } })
    default:
      // Both sides know whether the meeting took place; a mentor's departure has its own event.
      return null
  }
}

/** Meetings that calendars learn of by the email; the others say nothing of the time. */
const timed = new Set<MeetingEvent>(['MentorMeetingBooked', 'MentorMeetingMoved', 'MentorMeetingCancelled'])

/** The entry has the same id as in the secret feed. */
const entryOf = (
  { publicUrl, calendarMessage }: MentoringSettings,
  name: MeetingEvent,
  { id, online, host, ...meeting }: Timed,
) =>
  calendarMessage(
    {
      ...meeting,
      key: `mentor-meeting-${id}`,
      link: online,
      cancelled: name === 'MentorMeetingCancelled',
      sure: true,
    },
    { host, email: '{{email}}', publicUrl },
  )

/** Notifies both sides of a meeting, except the user who acted; their calendars learn of it by the email. */
export const notifyOfMeetings = (settings: MentoringSettings): Subscriber =>
  subscriber<{ id: number }>({
    name: 'mentoring.notify',
    events: meetingEvents,
    run: async ({ db }, event) => {
      const { rows } = await sql<Told>`
        select m.id, concat_ws(' — ', p.name, ${wholeName('u')}) as name, ${wholeName('u')} as host,
          m.starts_at as "startsAt", m.ends_at as "endsAt", h.time_zone as "timeZone", h.place, h.link as online,
          1 + extract(epoch from m.changed_at)::int as version,
          p.name as project, ${nameInSentence('u')} as person, m.reason, m.moved_for as "movedFor", u.uid as mentor, ${projectTeam(sql`p.id`)} as team,
          to_char(m.starts_at at time zone h.time_zone, 'YYYY-MM-DD HH24:MI') || ' ' || h.time_zone as day
        from mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
          join person u on u.uid = n.person_uid join project p on p.id = m.project_id
        where m.id = ${event.payload.id}`.execute(db)
      const [told] = rows
      const name = event.name as MeetingEvent
      const notice = told && noticeOf(name, told)
      if (!told || !notice) return
      await notify(db, {
        ...(notice as Notice),
        calendar: timed.has(name) ? entryOf(settings, name, told) : undefined,
        eventId: event.id,
        senderUid: event.actorUid,
        acceleratorId: event.acceleratorId,
      })
    },
  })
