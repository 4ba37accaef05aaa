import type { TimetableAnswer, TimetableTrack } from '../timetable.types.ts'

/** A row of the calendar: the tracks of one schedule, or one track without, with the visible streams. */
export type BandRow = {
  key: string
  tracks: TimetableTrack[]
  streams: TimetableAnswer['streams']
}

/** The rows of the calendar in the order of the settings, without archived tracks. */
export const bandRows = ({ tracks, streams }: Pick<TimetableAnswer, 'tracks' | 'streams'>): BandRow[] => {
  const rows = new Map<string, BandRow>()
  for (const track of tracks) {
    if (track.acceptance === 'ARCHIVED') continue
    const key = track.scheduleId === null ? `track-${track.id}` : `schedule-${track.scheduleId}`
    const row = rows.get(key) ?? {
      key,
      tracks: [],
      streams: streams.filter(({ scheduleId }) => scheduleId === track.scheduleId),
    }
    row.tracks.push(track)
    rows.set(key, row)
  }
  return [...rows.values()]
}
