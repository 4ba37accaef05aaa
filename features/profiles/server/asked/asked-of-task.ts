import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** An element that a task asks for; whether it must be filled, and whether it is only shown. */
export type AskedElement = { code: string; required: boolean; readOnly: boolean }

/** What a trackpoint `k` asks for now, as one JSON array in its order. */
export const askedOfTrackpoint = sql<AskedElement[]>`coalesce((
  select json_agg(json_build_object('code', f.element_code, 'required', f.required, 'readOnly', f.read_only)
    order by f.seq, f.element_code)
  from trackpoint_field f where f.trackpoint_id = k.id)::jsonb, '[]')`

/**
 * What a task asks for of its project's profile, in order; nothing is an empty list. A started task asks for what its
 * trackpoint asked for when it began.
 */
export const askedOfTask = async (db: Db, taskId: number): Promise<AskedElement[]> => {
  const { rows } = await sql<{ asked: AskedElement[] }>`
    select coalesce(w.asked, ${askedOfTrackpoint}) as asked
    from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id where w.id = ${taskId}`.execute(db)
  return rows[0]?.asked ?? []
}
