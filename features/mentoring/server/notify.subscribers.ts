import { sql } from 'kysely'
import { draftNotice, notify, type Notice, type NoticeCalendar } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { calendarMessage } from '#platform/server/calendars/calendar.ts'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence, wholeName } from '#platform/server/sql.ts'
import { meetingEvents, type MeetingEvent } from '../domain/events.ts'
import type { MentoringSettings } from './calendar/calendar-settings.ts'
import { meetingVersion } from './meeting-version.sql.ts'

type Told = {
  project: string
  person: string
  day: string
  reason: string
  movedFor: string
  mentor: string
  team: string[]
  mentorName: string
  topic: string
  place: string
  online: string
  startsAt: string
  endsAt: string
  timeZone: string
  version: number
}

/** Events after which calendars put the meeting in, move it, or take it out. */
const calendarEvents: ReadonlySet<string> = new Set([
  'MentorMeetingBooked',
  'MentorMeetingMoved',
  'MentorMeetingCancelled',
] satisfies MeetingEvent[])

const entryOf = (
  { publicUrl }: MentoringSettings,
  name: MeetingEvent,
  told: Told & { id: number },
): NoticeCalendar => {
  const cancelled = name === 'MentorMeetingCancelled'
  const { id, project, mentorName, topic, place, online, startsAt, endsAt, timeZone, version } = told
  return calendarMessage(
    {
      key: `mentor-meeting-${id}`,
      name: `${project} — ${mentorName}`,
      description: topic,
      place,
      link: cancelled ? '' : online,
      startsAt,
      endsAt,
      timeZone,
      cancelled,
      sure: true,
      version,
    },
    { host: mentorName, email: '{{email}}', publicUrl },
  )
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

/**
 * Notifies both sides of a meeting, except the user who acted; also that user where calendars change, as theirs has the
 * meeting, too.
 */
export const notifyOfMeetings = (settings: MentoringSettings): Subscriber =>
  subscriber<{ id: number }>({
    name: 'mentoring.notify',
    events: meetingEvents,
    run: async ({ db }, event) => {
      const { rows } = await sql<Told & { id: number }>`
        select m.id, p.name as project, ${nameInSentence('u')} as person, m.reason, m.moved_for as "movedFor", u.uid as mentor,
          ${projectTeam(sql`p.id`)} as team, ${wholeName('u')} as "mentorName", m.topic, h.place, h.link as online,
          to_char(m.starts_at at time zone h.time_zone, 'YYYY-MM-DD HH24:MI') || ' ' || h.time_zone as day,
          m.starts_at as "startsAt", m.ends_at as "endsAt", h.time_zone as "timeZone", ${meetingVersion} as version
        from mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
          join person u on u.uid = n.person_uid join project p on p.id = m.project_id
        where m.id = ${event.payload.id}`.execute(db)
      const told = rows[0]
      const name = event.name as MeetingEvent
      const notice = told && noticeOf(name, told)
      if (!notice) return
      await notify(db, {
        ...(notice as Notice),
        ...(calendarEvents.has(name) ? { calendar: entryOf(settings, name, told) } : {}),
        eventId: event.id,
        senderUid: calendarEvents.has(name) ? null : event.actorUid,
        acceleratorId: event.acceleratorId,
      })
    },
  })
