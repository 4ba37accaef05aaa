import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { makeDecider } from './accelerator.ts'
import { makeTrack, makeTrackpoint, type Track } from './content.ts'
import { insertAll, insertOne, type Columns, type Row } from './insert.ts'
import type { Person } from './person.ts'
import { actorOf, makeProject, type Project } from './project.ts'
import { requestRow } from './request.ts'
import { taskRow, type TaskState } from './task-row.ts'

/** A project on a track. */
export type Participation = Row<'project_track'>
/** A trackpoint on a participation. */
export type Task = Row<'project_trackpoint'>

/** Input of a participation; `states` are those of its first tasks, in order. */
export type ParticipationGiven = Columns<'project_track'> & {
  project?: Project
  track?: Track
  tracker?: Person
  states?: readonly TaskState[]
}

const publishedTrackpoints = async (db: Db, track: Track, atLeast: number) => {
  const read = () =>
    sql<Row<'trackpoint'>>`select * from trackpoint where track_id = ${track.id}
      and content_status = 'PUBLISHED' order by seq, id`.execute(db)
  for (let missing = atLeast - (await read()).rows.length; missing > 0; missing--)
    await makeTrackpoint(db, { track })
  return (await read()).rows
}

/** Creates an accepted application, its participation and its tasks, as accepting it does. */
export const makeParticipation = async (
  db: Db,
  given: ParticipationGiven = {},
): Promise<Participation & { request_id: number; tasks: Task[] }> => {
  const { project, track, tracker, states = [], ...columns } = given
  const on = track ?? (await makeTrack(db))
  const of = project ?? (await makeProject(db))
  const points = await publishedTrackpoints(db, on, Math.max(states.length, 1))
  const request = await insertOne(
    db,
    'acceleration_request',
    requestRow(of, on, {
      status: 'ACCEPT',
      created_by: await actorOf(db, of),
      decided_by: (await makeDecider(db, on.accelerator_id)).uid,
    }),
  )
  const participation = await insertOne(db, 'project_track', {
    accelerator_id: on.accelerator_id,
    project_id: of.id,
    track_id: on.id,
    request_id: request.id,
    tracker_uid: tracker?.uid ?? null,
    tasks_total: points.length,
    tasks_accepted: states.filter((state) => state === 'ACCEPT_CODE').length,
    ...columns,
  })
  const tasks = await insertAll(
    db,
    'project_trackpoint',
    points.map((point, i) => taskRow(participation, point, i + 1, { state: states[i] ?? 'NOT_STARTED' })),
  )
  return { ...participation, request_id: request.id, tasks }
}
