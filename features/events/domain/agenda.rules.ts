type Pitch = { title: string; minutes: number }

/** A pitch with when it is on. */
export type TimedPitch = Pitch & { from: number; to: number }

/** Pitches one after the other from the beginning of an event. */
export const timesOf = (agenda: readonly Pitch[], startsAt: number): TimedPitch[] => {
  let from = startsAt
  return agenda.map((pitch) => {
    const to = from + pitch.minutes * 60_000
    const timed = { ...pitch, from, to }
    from = to
    return timed
  })
}

/** The pitch that is on now; null before, after and where nothing is planned. */
export const runningPitch = (times: readonly TimedPitch[], now: number): TimedPitch | null =>
  times.find(({ from, to }) => from <= now && now < to) ?? null
