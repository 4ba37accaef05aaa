/** Selectable time zones, by their names in the zone database. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone')

/**
 * Whether it is the name of a time zone. Browsers use older or newer names for the same zone, so any name in the zone
 * database is valid; offsets such as `+03:00` are not: the database reads their sign the opposite way round.
 */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]+(?:[/_-][A-Za-z]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
