import type { Db } from '#platform/server/context.ts'
import { makeDecider } from './accelerator.ts'
import { makeTrack, type Track } from './content.ts'
import { insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { actorOf, makeProject, type Project } from './project.ts'

/** A project's application to a track. */
export type AccelerationRequest = Row<'acceleration_request'>

/** The row of an application; a decided one has the decider and the time. */
export const requestRow = (
  project: { id: number },
  track: { id: number; accelerator_id: number },
  given: Columns<'acceleration_request'> & Pick<AccelerationRequest, 'status' | 'created_by'>,
): NewRow<'acceleration_request'> => ({
  accelerator_id: track.accelerator_id,
  project_id: project.id,
  track_id: track.id,
  decided_by: given.status === 'CANCEL' ? given.created_by : null,
  decided_at: given.status === 'NEW' ? null : new Date().toISOString(),
  ...given,
})

/** Input of an application; use `makeParticipation` for an accepted one. */
export type RequestGiven = Columns<'acceleration_request'> & {
  project?: Project
  track?: Track
  status?: 'NEW' | 'REJECT' | 'CANCEL'
}

/** Creates an application that has not been accepted. */
export const makeRequest = async (db: Db, given: RequestGiven = {}): Promise<AccelerationRequest> => {
  const { project, track, status = 'NEW', ...columns } = given
  const on = track ?? (await makeTrack(db))
  const of = project ?? (await makeProject(db))
  const decided =
    status === 'REJECT'
      ? { decided_by: (await makeDecider(db, on.accelerator_id)).uid, reason: 'Не подходит по стадии.' }
      : {}
  return insertOne(
    db,
    'acceleration_request',
    requestRow(of, on, { created_by: await actorOf(db, of), ...decided, ...columns, status }),
  )
}
