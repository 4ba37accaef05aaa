/** A time of day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

type Works = { day: string; start: string; end: string }

/** Whether maintenance ends after its start; maintenance across midnight needs two notices. */
export const endsAfterStart = ({ start, end }: Pick<Works, 'start' | 'end'>): boolean => end > start

/** Hours before the start at which the notice appears. */
export const warningHours = 72
