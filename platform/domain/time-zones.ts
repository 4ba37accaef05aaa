/** Time zones one may choose, by their names in the zone database. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone')

/**
 * Whether it is the name of a time zone. Browsers list the same zone under its older or newer name, so any name that
 * stands in the zone database is good; offsets such as `+03:00` are not: the database reads their sign the other way.
 */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]+(?:[/_-][A-Za-z]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
