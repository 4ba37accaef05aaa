/** A wall clock within a day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** When something is held, by the clock of its time zone. */
export type HeldTime = { day: string; start: string; endDay: string; end: string }

/** Whether it ends after it begins. */
export const endsLater = ({ day, start, endDay, end }: HeldTime): boolean =>
  `${endDay} ${end}` > `${day} ${start}`
