import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalDayJsStub,
} from 'ical-generator'
import { vtimezone, clockText } from './vtimezone.ts'
import { clockAt } from './zone-clock.ts'

/** An instant that the calendar library writes by the clock of any zone: of a `Date` it knows the server's alone. */
class ZonedTime implements ICalDayJsStub {
  readonly #at: number
  readonly #zone: string

  constructor(at: number, zone = 'UTC') {
    this.#at = at
    this.#zone = zone
  }

  tz(zone = 'UTC'): ZonedTime {
    return new ZonedTime(this.#at, zone)
  }

  utc(): ZonedTime {
    return new ZonedTime(this.#at)
  }

  /** The library asks for `YYYYMMDD` and for `HHmmss`. */
  format(format = ''): string {
    const text = clockText(clockAt(this.#zone, this.#at))
    return format === 'YYYYMMDD' ? text.slice(0, 8) : text.slice(9)
  }

  isValid(): boolean {
    return Number.isFinite(this.#at)
  }

  toDate(): Date {
    return new Date(this.#at)
  }

  toJSON(): string {
    return this.toDate().toISOString()
  }
}

/** Something with a time, as calendars take it. */
export type CalendarEntry = {
  key: string
  name: string
  description?: string
  place: string
  link: string
  startsAt: string
  endsAt: string
  /** A whole day, without hours. */
  day?: string
  /** Without one it is written in UTC. */
  timeZone: string | null
  cancelled: boolean
  sure: boolean
  version: number
}

/** Organizer and attendee of an invitation; calendar clients require both. */
export type Invited = { host: string; email: string; publicUrl: string }

const statusOf = ({ cancelled, sure }: CalendarEntry): ICalEventStatus =>
  cancelled ? ICalEventStatus.CANCELLED : sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE

/** Time zones are described this long before the first and after the last entry, in milliseconds. */
const around = 400 * 86_400_000

/** Furthest from now that time zones are described, in milliseconds: each year adds work and lines. */
const furthest = 3 * 366 * 86_400_000

/** From when to when time zones are described; entries in UTC need no description. */
const zoneSpan = (entries: readonly CalendarEntry[]): [start: number, end: number] => {
  const now = Date.now()
  const times = entries
    .filter(({ timeZone }) => timeZone !== null && timeZone !== 'UTC')
    .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
  const within = (at: number): number => Math.min(Math.max(at, now - furthest), now + furthest)
  return [within(Math.min(now, ...times) - around), within(Math.max(now, ...times) + around)]
}

type Options = { method?: ICalCalendarMethod; name?: string; invited?: Invited }

/** Entries as a calendar: a change comes under the same name with a higher number, a cancelled one as cancelled. */
export const calendarOf = (
  entries: readonly CalendarEntry[],
  { method, name, invited }: Options,
): ICalCalendar => {
  const [start, end] = zoneSpan(entries)
  const calendar = ical({
    prodId: { company: 'Runway', product: 'calendar' },
    timezone: { name: null, generator: (zone) => vtimezone(zone, start, end) },
    ...(method ? { method } : {}),
    ...(name ? { name, ttl: 3600 } : {}),
  })
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: `${entry.key}@runway`,
      sequence: entry.version - 1,
      stamp: new Date(),
      start: new ZonedTime(Date.parse(entry.day ?? entry.startsAt)),
      ...(entry.day ? { allDay: true } : { end: new ZonedTime(Date.parse(entry.endsAt)) }),
      timezone: entry.timeZone === 'UTC' ? null : entry.timeZone,
      summary: entry.name,
      description: entry.description || null,
      location: entry.place || null,
      url: entry.link || null,
      status: statusOf(entry),
    })
    if (!invited) continue
    event.organizer({ name: invited.host, email: `noreply@${new URL(invited.publicUrl).hostname}` })
    event.createAttendee({
      email: invited.email,
      role: ICalAttendeeRole.REQ,
      status: entry.sure ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    })
  }
  return calendar
}

/** An entry as what an email says to a calendar: put it in or change it, or take it out. */
export const calendarMessage = (
  entry: CalendarEntry,
  invited: Invited,
): { method: 'REQUEST' | 'CANCEL'; content: string } => {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  // The recipient may be named later: their address must not be folded over two lines.
  const content = calendarOf([entry], { method, invited })
    .toString()
    .replace(/^ATTENDEE[^\r\n]*(?:\r\n [^\r\n]*)*/m, (line) => line.replaceAll('\r\n ', ''))
  return { method: entry.cancelled ? 'CANCEL' : 'REQUEST', content }
}

/** The same as a file of an email. */
export const calendarAttachment = (entry: CalendarEntry, invited: Invited) => {
  const { method, content } = calendarMessage(entry, invited)
  return {
    filename: 'event.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(content).toString('base64'),
  }
}
