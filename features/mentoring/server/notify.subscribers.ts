import { sql } from 'kysely'
import { noticeSubscriber, noticesOf, type NoticeCalendar } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { calendarMessage } from '#platform/server/calendars/calendar.ts'
import type { RaisedEvent, Subscriber } from '#platform/server/events/subscriber.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { nameInSentence, wholeName } from '#platform/server/sql.ts'
import { notices } from '../domain/mentoring.notices.ts'
import type { MeetingEvent } from '../domain/states.ts'
import type { MentoringSettings } from './calendar/calendar-settings.ts'
import { meetingVersion } from './meeting-version.sql.ts'

type MeetingFacts = {
  id: number
  project: string
  person: string
  day: string
  /** Why it was cancelled, or for what it was moved; may be empty. */
  reason: string
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

const entryOf = ({ publicUrl }: MentoringSettings, name: string, facts: MeetingFacts): NoticeCalendar => {
  const cancelled = name === ('MentorMeetingCancelled' satisfies MeetingEvent)
  const { id, project, mentorName, topic, place, online, startsAt, endsAt, timeZone, version } = facts
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

/**
 * Notifies both sides of a meeting, except the user who acted; also that user where calendars change, as theirs has the
 * meeting, too.
 */
export const notifyOfMeetings = (settings: MentoringSettings): Subscriber =>
  noticeSubscriber({
    name: 'mentoring.notify',
    notices: noticesOf(
      notices,
      'MEETING_BOOKED',
      'MEETING_MOVED',
      'MEETING_MOVED_FOR',
      'MEETING_CANCELLED',
      'MEETING_NOTED',
      'MEETING_THANKED',
    ),
    read: ({ name, payload }: RaisedEvent<{ id: number }>) => sql<MeetingFacts>`
      select m.id, p.name as project, ${nameInSentence('u')} as person,
        ${name === 'MentorMeetingMoved' ? sql`m.moved_for` : sql`m.reason`} as reason, u.uid as mentor,
        ${projectTeam(sql`p.id`)} as team, ${wholeName('u')} as "mentorName", m.topic, h.place, h.link as online,
        to_char(m.starts_at at time zone h.time_zone, 'YYYY-MM-DD HH24:MI') || ' ' || h.time_zone as day,
        m.starts_at as "startsAt", m.ends_at as "endsAt", h.time_zone as "timeZone", ${meetingVersion} as version
      from mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
        join person u on u.uid = n.person_uid join project p on p.id = m.project_id
      where m.id = ${payload.id}`,
    when: {
      MEETING_MOVED: ({ reason }) => reason === '',
      MEETING_MOVED_FOR: ({ reason }) => reason !== '',
    },
    people: { bothOfMeeting: ({ mentor, team }) => [mentor, ...team], mentor: ({ mentor }) => mentor },
    link: () => linkTo('/bch/view/mentoring', {}),
    unusual: (facts, { event }) =>
      calendarEvents.has(event.name)
        ? { calendar: entryOf(settings, event.name, facts), senderUid: null }
        : {},
  })
