import { zoneNameOf } from './zone-name.ts'

type Language = 'ru' | 'en'

/** A day (`YYYY-MM-DD`) as people write it: ru DD.MM.YYYY, en YYYY/MM/DD (spec 9). */
export const writtenDay = (language: Language, day: string): string => {
  const parts = day.split('-')
  return language === 'ru' ? parts.toReversed().join('.') : parts.join('/')
}

/** A time of day (`18:00`) as people write it: 18:00, 6:00 PM. */
export const writtenTime = (language: Language, time: string): string => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (language === 'ru' || !hour || !minute) return time
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** The day (`YYYY-MM-DD`) and the time (`HH:MM`) at an instant, by the clock of a zone. */
export const clockAt = (at: Date | string | number, timeZone: string): { day: string; time: string } => {
  // Swedish writes days and times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = clock.format(new Date(at)).split(' ')
  return { day, time }
}

/** An instant by the clock of a zone, with its name: 26.11.2026 18:00 МСК, 2026/11/26 6:00 PM MSK. */
export const writtenInstant = (language: Language, at: Date | string, timeZone: string): string => {
  const { day, time } = clockAt(at, timeZone)
  return `${writtenDay(language, day)} ${writtenTime(language, time)} ${zoneNameOf(language, timeZone, at)}`
}
