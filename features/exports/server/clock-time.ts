import type { ClockTime } from '#platform/server/spreadsheets/write-sheet.ts'

/** Converts an instant to the local time of a time zone, because spreadsheets have no time zones. */
export const clockOf = (timeZone: string): ((at: Date) => ClockTime) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const part = (name: string): number => parts[name] ?? 0
    return {
      clock: new Date(
        Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
      ),
    }
  }
}
