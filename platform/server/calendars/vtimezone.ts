import { changesBetween, offsetAt } from './zone-clock.ts'

const signs = /[-:]|\.\d+Z$|Z$/g

/** A wall clock as calendars write it, given as the instant at which UTC shows it. */
export const clockText = (clock: number): string => new Date(clock).toISOString().replace(signs, '')

const two = (value: number): string => String(value).padStart(2, '0')

const offsetText = (seconds: number): string => {
  const left = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  return `${seconds < 0 ? '-' : '+'}${two(hours)}${two(minutes)}${rest ? two(rest) : ''}`
}

type Observance = { at: number; from: number; to: number; isSummer: boolean }

const observance = ({ at, from, to, isSummer }: Observance): string[] => {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    // By the clock that was shown before the change.
    `DTSTART:${clockText(at + from * 1000)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/**
 * The description of a time zone for calendars (RFC 5545, VTIMEZONE) from one instant to another: each change of its clock by
 * itself, because rules of zones change from year to year.
 */
export const vtimezone = (zone: string, start: number, end: number): string => {
  const first = Math.floor(start / 1000) * 1000
  const from = offsetAt(zone, first)
  const changes = [{ at: first, from, to: from }, ...changesBetween(zone, first, end)]
  const standard = Math.min(...changes.map(({ to }) => to))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap((change) => observance({ ...change, isSummer: change.to > standard })),
    'END:VTIMEZONE',
  ].join('\r\n')
}
