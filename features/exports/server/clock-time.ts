import type { ClockTime } from '#platform/server/spreadsheets/write-sheet.ts'

/** What the clock of a time zone shows at an instant: spreadsheets know no zones. */
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
