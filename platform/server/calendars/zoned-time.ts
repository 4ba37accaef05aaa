import type { ICalDayJsStub } from 'ical-generator'
import { clockText } from './vtimezone.ts'
import { clockAt } from './zone-clock.ts'

/** An instant that the calendar library writes by the clock of any zone: of a `Date` it knows the server's alone. */
export class ZonedTime implements ICalDayJsStub {
  readonly #at: number
  readonly #zone: string

  constructor(at: number, zone = 'UTC') {
    this.#at = at
    this.#zone = zone
  }

  tz(zone = 'UTC'): ZonedTime {
    return new ZonedTime(this.#at, zone)
  }

  utc(): ZonedTime {
    return new ZonedTime(this.#at)
  }

  /** The library asks for `YYYYMMDD` and for `HHmmss`. */
  format(format = ''): string {
    const text = clockText(clockAt(this.#zone, this.#at))
    return format === 'YYYYMMDD' ? text.slice(0, 8) : text.slice(9)
  }

  isValid(): boolean {
    return Number.isFinite(this.#at)
  }

  toDate(): Date {
    return new Date(this.#at)
  }

  toJSON(): string {
    return this.toDate().toISOString()
  }
}
