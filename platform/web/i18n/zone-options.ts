import { timeZones } from '#platform/domain/time-zones.ts'
import { currentLocale } from './texts.ts'
import type { Locale } from './locales.ts'

type Option = { value: string; label: string }

const known = new Map<Locale, readonly Option[]>()

/** What people call the place of a zone: Москва; nothing where it is just hours from Greenwich. */
const placeOf = (timeZone: string, locale: Locale): string => {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.startsWith('GMT') ? '' : name
}

/** Time zones to choose from: found by the name in the zone database as by the place in the reader's language. */
export const zoneOptions = (locale: Locale = currentLocale()): readonly Option[] => {
  const made = known.get(locale)
  if (made) return made
  const options = timeZones.map((zone) => ({
    value: zone,
    label: [zone.replaceAll('_', ' '), placeOf(zone, locale)].filter(Boolean).join(' — '),
  }))
  known.set(locale, options)
  return options
}
