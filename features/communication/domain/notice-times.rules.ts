import { isTimeZone } from '#platform/domain/time-zones.ts'
import { writtenDay, writtenTime } from '#platform/domain/written-moment.ts'
import { zoneNameOf } from '#platform/domain/zone-name.ts'

type Language = 'ru' | 'en'

/** A day, or a day with the time by the clock of a zone: `2026-12-03`, `2026-12-03 18:00 Europe/Moscow`. */
const moment = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d) (\S+))?$/

const writtenMoment = (language: Language, value: string): string => {
  const [, day, time, zone] = moment.exec(value) ?? []
  if (!day) return value
  const written = writtenDay(language, day)
  if (!time || !zone || !isTimeZone(zone)) return written
  return `${written} ${writtenTime(language, time)} ${zoneNameOf(language, zone, `${day}T12:00:00Z`)}`
}

/** Parameters of a notification as a person reads them: days, times and zones in the language. */
export const writtenParams = (
  language: Language,
  params: Readonly<Record<string, string>>,
): Record<string, string> => {
  const { day, before, time, zone } = params
  return {
    ...params,
    ...(day && { day: writtenMoment(language, day) }),
    ...(before && { before: writtenMoment(language, before) }),
    ...(time && { time: writtenTime(language, time) }),
    ...(zone &&
      isTimeZone(zone) && {
        zone: zoneNameOf(language, zone, `${(day ?? '').slice(0, 10) || '2026-01-01'}T12:00:00Z`),
      }),
  }
}
