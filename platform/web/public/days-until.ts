const dayLength = 86_400_000

/** Whole days from today to a day (`YYYY-MM-DD`), both in the zone: 0 today, negative when it has passed. */
export const daysUntil = (day: string, now: number, timeZone = 'Europe/Moscow'): number => {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
  return Math.round((Date.parse(day) - Date.parse(today)) / dayLength)
}
