/** A wall clock within a day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

type Works = { day: string; start: string; end: string }

/** Whether works of a day end after they begin; what goes past midnight is two notices. */
export const endsAfterStart = ({ start, end }: Pick<Works, 'start' | 'end'>): boolean => end > start

/** How long before works begin people are warned, in hours. */
export const warningHours = 72
