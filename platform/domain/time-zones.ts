/** Selectable time zones, by their names in the zone database. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone')

/**
 * Areas of the zone database. Short names stand outside them: `AET` or `PST` mean one thing to browsers and another, or
 * nothing, to the database, and one stored name that it does not know fails every statement that reads it.
 */
const named =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\/[A-Za-z]+(?:[/_-][A-Za-z]+)*$/

/** A clock that is some hours from Greenwich the year round, as the zone database names it. */
const ofHours = /^Etc\/GMT[+-]\d{1,2}$/

/**
 * Whether it is the name of a time zone. Browsers list the same zone under its older or newer name, so any name in the
 * zone database is good; offsets such as `+03:00` are not: the database reads their sign the other way.
 */
export const isTimeZone = (name: string): boolean => {
  if (name === 'UTC') return true
  // Browsers still know this one, which the zone database gave up.
  if (name === 'US/Pacific-New') return false
  if (!named.test(name) && !ofHours.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
