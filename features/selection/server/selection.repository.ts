import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { selection } from '../contract/selection.schemas.ts'
import { type SelectionFacts } from '../domain/selection.policy.ts'
import { noSettings, type SelectionSettings } from '../domain/settings.ts'

type Shown = z.output<typeof selection>

/** A task of a track, with its policy facts. */
export type SelectionSubject = SelectionFacts & Pick<Shown, 'trackpoint' | 'track' | 'programme'>

/** Loads a task and its track as the subject of a selection. */
export const findSelection = async (db: Db, trackpointId: number): Promise<SelectionSubject | undefined> => {
  const { rows } = await sql<SelectionSubject>`
    select k.accelerator_id as "acceleratorId", json_build_object('id', k.id, 'name', k.name) as trackpoint,
      json_build_object('id', t.id, 'name', t.name, 'onSchedule', t.request_type = 'ON_SCHEDULE') as track,
      json_build_object('id', g.id, 'name', g.name) as programme
    from trackpoint k join track t on t.id = k.track_id join programme g on g.id = t.programme_id
    where k.id = ${trackpointId}`.execute(db)
  return rows[0]
}

/** Settings with their version. */
export type Saved = Pick<Shown, 'version' | 'savedBy' | 'savedAt'> & { settings: SelectionSettings }

const nothingSaved: Saved = { settings: noSettings, version: 0, savedBy: null, savedAt: null }

/** The latest saved settings of a task. */
export const readSaved = async (db: Db, trackpointId: number): Promise<Saved> => {
  const { rows } = await sql<Saved>`
    select s.settings, s.version, ${personRefJson('u')} as "savedBy", s.updated_at as "savedAt"
    from selection_settings s left join person u on u.uid = s.updated_by where s.trackpoint_id = ${trackpointId}`.execute(
    db,
  )
  return rows[0] ?? nothingSaved
}

/** Streams that projects on a task may belong to: those of its track and of their applications. */
export const readStreams = async (db: Db, trackId: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from stream s
    where s.stream_schedule_id = (select t.stream_schedule_id from track t where t.id = ${trackId})
      or s.id in (select r.stream_id from acceleration_request r where r.track_id = ${trackId})
    order by lower(s.period), s.id`.execute(db)
  return rows
}

/** Condition for the tasks `w` that participate: in review, of work `q` that is allowed, and not of the caller's own projects. */
export const takingPart = (
  trackpointId: number,
  uid: string,
) => sql`w.trackpoint_id = ${trackpointId} and w.state = 'DONE_CODE'
  and q.access_status = 'ALLOWED_TO_WORK' and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = ${uid})`

/** Number of participants, number of the caller's own projects that do not participate, and the active record. */
export const readStanding = async (
  db: Db,
  trackpointId: number,
  uid: string,
): Promise<Pick<Shown, 'participants' | 'own' | 'running'>> => {
  const { rows } = await sql<{ all: number; participants: number; running: number | null }>`
    select count(*)::int as "all", (count(*) filter (where ${takingPart(trackpointId, uid)}))::int as participants,
      (select r.id from selection_record r
        where r.trackpoint_id = ${trackpointId} and r.status in ('RUNNING', 'APPLYING')) as running
    from project_trackpoint w join project_track q on q.id = w.project_track_id
    where w.trackpoint_id = ${trackpointId} and w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK'`.execute(
    db,
  )
  const { all, participants, running } = rows[0]!
  return { participants, own: all - participants, running }
}
