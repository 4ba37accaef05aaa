/** Formats of zones, made once each: making one costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** The wall clock of a zone at an instant, as the instant at which UTC shows the same. */
export const clockAt = (zone: string, at: number): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** How far a zone is ahead of UTC at an instant, in seconds. */
export const offsetAt = (zone: string, at: number): number =>
  Math.round((clockAt(zone, at) - Math.floor(at / 1000) * 1000) / 1000)

/** When a zone's clock is changed: the first second by the new offset. */
export type ClockChange = { at: number; from: number; to: number }

/** No zone changes its clock twice within this time. */
const step = 7 * 86_400_000

/** Changes of a zone's clock between two instants, in order. */
export const changesBetween = (zone: string, start: number, end: number): ClockChange[] => {
  const changes: ClockChange[] = []
  let from = offsetAt(zone, start)
  for (let at = start; at < end; at += step) {
    const until = Math.min(at + step, end)
    const to = offsetAt(zone, until)
    if (to === from) continue
    let [before, after] = [at, until]
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000
      if (offsetAt(zone, middle) === from) before = middle
      else after = middle
    }
    changes.push({ at: Math.floor(after / 1000) * 1000, from, to })
    from = to
  }
  return changes
}
