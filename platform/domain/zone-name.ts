/** Formats, made once each: making one costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: string, timeZone: string): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  formats.set(key, format)
  return format
}

/** The short name of a zone at an instant, as people there write it: МСК, MSK, UTC+5. */
export const zoneNameOf = (locale: 'ru' | 'en', timeZone: string, at: Date | string | number): string => {
  if (timeZone === 'Europe/Moscow') return locale === 'ru' ? 'МСК' : 'MSK'
  const parts = formatOf(locale, timeZone).formatToParts(new Date(at))
  const name = (parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone).replace('GMT', 'UTC')
  return /^UTC[+-]0+$/.test(name) ? 'UTC' : name
}
