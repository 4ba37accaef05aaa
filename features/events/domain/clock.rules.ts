/** A time of day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Dates and times of an event in its own time zone. */
export type EventTime = { day: string; start: string; endDay: string; end: string }

/** Whether it ends after it begins. */
export const endsLater = ({ day, start, endDay, end }: EventTime): boolean =>
  `${endDay} ${end}` > `${day} ${start}`

/** How long it is by the clock, in minutes. */
export const minutesOf = ({ day, start, endDay, end }: EventTime): number =>
  (Date.parse(`${endDay}T${end}:00Z`) - Date.parse(`${day}T${start}:00Z`)) / 60_000
