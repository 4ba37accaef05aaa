import { sql } from 'kysely'
import { shownDays } from '../domain/durations.rules.ts'

/** Durations of the published tasks of the track `t`, as JSON. */
export const taskDays = sql`coalesce((select json_agg(json_build_object('durationDays', k.duration_days,
    'strictlyAccepted', k.strictly_accepted) order by k.seq, k.id)
  from trackpoint k where k.track_id = t.id and k.content_status = 'PUBLISHED'), '[]')`

/** A track as read with `taskDays`. */
export type WithTaskDays<T> = T & { taskDays: { durationDays: number | null; strictlyAccepted: boolean }[] }

/** A track for visitors, with the days that its tasks need: what a page promises agrees with its tasks. */
export const withShownDays = <T extends { durationDays: number | null }>(
  { taskDays: trackpoints, ...track }: WithTaskDays<T>,
  strictOrder: boolean,
) => ({ ...track, durationDays: shownDays({ durationDays: track.durationDays, trackpoints, strictOrder }) })
