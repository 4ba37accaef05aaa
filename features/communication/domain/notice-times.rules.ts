import { isTimeZone } from '#platform/domain/time-zones.ts'
import { zoneNameOf } from '#platform/domain/zone-name.ts'

type Language = 'ru' | 'en'

/** A day, or a day with the time by the clock of a zone: `2026-12-03`, `2026-12-03 18:00 Europe/Moscow`. */
const moment = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d) (\S+))?$/

const writtenMoment = (language: Language, value: string): string => {
  const [, year, month, day, time, zone] = moment.exec(value) ?? []
  if (!year || !month || !day) return value
  const written = language === 'ru' ? `${day}.${month}.${year}` : `${year}/${month}/${day}`
  if (!time || !zone || !isTimeZone(zone)) return written
  return `${written} ${time} (${zoneNameOf(language, zone, `${year}-${month}-${day}T12:00:00Z`)})`
}

/** Parameters of a notification as a person reads them: days, times and zones in the language. */
export const writtenParams = (
  language: Language,
  params: Readonly<Record<string, string>>,
): Record<string, string> => {
  const { day, before, zone } = params
  return {
    ...params,
    ...(day && { day: writtenMoment(language, day) }),
    ...(before && { before: writtenMoment(language, before) }),
    ...(zone &&
      isTimeZone(zone) && {
        zone: zoneNameOf(language, zone, `${(day ?? '').slice(0, 10) || '2026-01-01'}T12:00:00Z`),
      }),
  }
}
