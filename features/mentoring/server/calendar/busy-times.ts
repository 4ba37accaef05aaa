import ICAL from 'ical.js'

/** A calendar as it came, and the span that is of interest. */
export type CalendarRequest = { text: string; from: string; to: string; zone: string }

/** When somebody is busy; null of what is no calendar. */
export type CalendarAnswer = { busy: { startsAt: string; endsAt: string }[] | null }

/** More than anybody has ahead; what repeats each second ends here. */
const maxBusy = 2000

/** So far a series is followed before what is of interest begins. */
const maxSteps = 20_000

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (zone: string, at: number): number => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>
  const { year, month, day, hour, minute, second } = parts
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - at
}

/**
 * The instant of a time in a calendar. What names a zone without describing it, and what names none (whole days), goes by the
 * clock of that name, or of the mentor.
 */
const instantOf = (time: ICAL.Time, tzid: string | null, zone: string): number => {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const clock = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  const name = tzid !== null && isZone(tzid) ? tzid : zone
  // The second step is for instants near a change of the clock.
  const near = clock - offsetAt(name, clock)
  return clock - offsetAt(name, near)
}

type Busy = { startsAt: number; endsAt: number }

const tzidOf = (component: ICAL.Component): string | null => {
  const given = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  return typeof given === 'string' ? given : null
}

const takesTime = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED'

/** The times of one event within the span, and of its series. */
const timesOf = (component: ICAL.Component, period: { from: number; to: number; zone: string }): Busy[] => {
  const event = new ICAL.Event(component)
  const tzid = tzidOf(component)
  const at = (time: ICAL.Time): number => instantOf(time, tzid, period.zone)
  if (!event.isRecurring())
    return takesTime(component) ? [{ startsAt: at(event.startDate), endsAt: at(event.endDate) }] : []
  const times: Busy[] = []
  const steps = event.iterator()
  for (let step = 0; step < maxSteps && times.length < maxBusy; step += 1) {
    const next = steps.next() as ICAL.Time | null | undefined
    if (!next) break
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    const startsAt = at(startDate)
    if (startsAt > period.to) break
    // An exception of a series says for itself whether it takes time.
    if (at(endDate) > period.from && takesTime(item.component)) times.push({ startsAt, endsAt: at(endDate) })
  }
  return times
}

/** What a calendar says is taken for sure: `FREEBUSY` periods. */
const periodsOf = (component: ICAL.Component): Busy[] =>
  component
    .getAllProperties('freebusy')
    .filter((property) => property.getFirstParameter('fbtype') !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => ({
      startsAt: period.start.toUnixTime() * 1000,
      endsAt: period.getEnd().toUnixTime() * 1000,
    }))

const calendarsOf = (text: string): ICAL.Component[] | null => {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]
    const all = typeof parsed[0] === 'string' ? [parsed] : parsed
    const components = all.map((one) => new ICAL.Component(one as never))
    return components.every(({ name }) => name === 'vcalendar') && components.length > 0 ? components : null
  } catch {
    return null
  }
}

/** Reads when somebody is busy between two instants. An event that cannot be read is left out, the others count. */
export const readBusyTimes = async ({ text, from, to, zone }: CalendarRequest): Promise<CalendarAnswer> => {
  const calendars = calendarsOf(text)
  if (!calendars) return { busy: null }
  const period = { from: Date.parse(from), to: Date.parse(to), zone }
  const busy: Busy[] = []
  const take = (times: () => Busy[]): void => {
    try {
      busy.push(
        ...times()
          .filter(({ startsAt, endsAt }) => endsAt > startsAt && endsAt > period.from && startsAt < period.to)
          // Beyond the span nothing is of interest, and the database cannot store every year that a calendar can name.
          .map(({ startsAt, endsAt }) => ({
            startsAt: Math.max(startsAt, period.from),
            endsAt: Math.min(endsAt, period.to),
          })),
      )
    } catch {
      // One event of many that nobody can read: its owner sees the others kept free.
    }
  }
  for (const calendar of calendars) {
    // Exceptions belong to their series, which finds them by itself.
    for (const event of calendar.getAllSubcomponents('vevent'))
      if (busy.length < maxBusy && !event.hasProperty('recurrence-id')) take(() => timesOf(event, period))
    for (const one of calendar.getAllSubcomponents('vfreebusy')) take(() => periodsOf(one))
  }
  return {
    busy: busy
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .slice(0, maxBusy)
      .map(({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })),
  }
}
