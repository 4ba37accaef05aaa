import { daysBetween, distanceOf, type Distance } from '#platform/domain/deadline.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { clockAt, writtenDay, writtenTime } from '#platform/domain/written-moment.ts'
import { zoneNameOf } from '#platform/domain/zone-name.ts'

type Language = 'ru' | 'en'

/** A day, or a day with the time by the clock of a zone: `2026-12-03`, `2026-12-03 18:00 Europe/Moscow`. */
const moment = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d) (\S+))?$/

/** An instant as a parameter of a notification. */
export const momentParam = (at: number, timeZone: string): string => {
  const { day, time } = clockAt(at, timeZone)
  return `${day} ${time} ${timeZone}`
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** As lists count it: in calendar days of the zone, on the day itself in hours. */
const distanceTo = (day: string, time: string, zone: string, now: number): Distance => {
  const at = clockAt(now, zone)
  const days = daysBetween(at.day, day)
  return days === 0
    ? distanceOf((minutesOf(time) - minutesOf(at.time)) * 60_000, 1)
    : { unit: 'day', count: days }
}

/** `now` adds how far away the moment is; a day without a time has no distance. */
const writtenMoment = (language: Language, value: string, now?: number): string => {
  const [, day, time, zone] = moment.exec(value) ?? []
  if (!day) return value
  const written = writtenDay(language, day)
  if (!time || !zone || !isTimeZone(zone)) return written
  const whole = `${written} ${writtenTime(language, time)} ${zoneNameOf(language, zone, `${day}T12:00:00Z`)}`
  if (now === undefined) return whole
  const { unit, count } = distanceTo(day, time, zone, now)
  return `${whole} (${new Intl.RelativeTimeFormat(language).format(count, unit)})`
}

/**
 * Parameters of a notification as a person reads them: days, times and zones in the language. With `now`, the day also
 * says how far away it is: for emails, which are read as of when they were sent.
 */
export const writtenParams = (
  language: Language,
  params: Readonly<Record<string, string>>,
  now?: number,
): Record<string, string> => {
  const { day, until, before, time, zone } = params
  return {
    ...params,
    ...(day && { day: writtenMoment(language, day, now) }),
    ...(until && { until: writtenMoment(language, until, now) }),
    ...(before && { before: writtenMoment(language, before) }),
    ...(time && { time: writtenTime(language, time) }),
    ...(zone &&
      isTimeZone(zone) && {
        zone: zoneNameOf(language, zone, `${(day ?? '').slice(0, 10) || '2026-01-01'}T12:00:00Z`),
      }),
  }
}
