/** A time of day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

type Works = { day: string; start: string; end: string }

/** Whether maintenance has a duration: an end before its start is on the next day. */
export const lasts = ({ start, end }: Pick<Works, 'start' | 'end'>): boolean => end !== start

/** Whether maintenance runs past midnight, by the clock of its time zone. */
export const isPastMidnight = ({ start, end }: Pick<Works, 'start' | 'end'>): boolean => end < start

/** Hours before the start at which the notice appears. */
export const warningHours = 72
