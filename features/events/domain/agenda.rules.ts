type Pitch = { title: string; minutes: number }

/** A pitch with its times. */
export type TimedPitch = Pitch & { from: number; to: number }

/** Times of consecutive pitches from the event's start. */
export const timesOf = (agenda: readonly Pitch[], startsAt: number): TimedPitch[] => {
  let from = startsAt
  return agenda.map((pitch) => {
    const to = from + pitch.minutes * 60_000
    const timed = { ...pitch, from, to }
    from = to
    return timed
  })
}

/** The current pitch; null outside the agenda. */
export const runningPitch = (times: readonly TimedPitch[], now: number): TimedPitch | null =>
  times.find(({ from, to }) => from <= now && now < to) ?? null

/** The first pitch that ends after an event of this many minutes; null if all fit. */
export const firstBeyond = (agenda: readonly Pick<Pitch, 'minutes'>[], minutes: number): number | null => {
  let used = 0
  const at = agenda.findIndex((pitch) => (used += pitch.minutes) > minutes)
  return at === -1 ? null : at
}
