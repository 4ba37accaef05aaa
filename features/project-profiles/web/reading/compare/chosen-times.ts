import type { Moment } from '../profile.types.ts'

/** A time of a profile: an instant, now, or before the first change. */
export type Time = string

/** The current profile. */
export const now: Time = 'now'

/** The profile before its first change. */
export const beginning: Time = 'empty'

/** The two times in the address; the default is the last change: the time before it, and now. */
export const chosenTimes = (
  { compare, with: other }: Readonly<Record<string, string>>,
  moments: readonly Moment[],
): { before: Time; after: Time } => {
  const known = new Set([now, beginning, ...moments.map(({ at }) => at)])
  const last = moments[1]?.at ?? beginning
  return {
    before: compare !== undefined && known.has(compare) ? compare : last,
    after: other !== undefined && known.has(other) ? other : now,
  }
}
