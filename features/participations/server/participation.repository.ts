import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { AccessState } from '../../projects/domain/states.ts'
import type { ParticipationFacts } from '../domain/participation.machine.ts'

/** A participation with its policy facts. */
export type ParticipationSubject = ParticipationFacts & {
  id: number
  /** `null` if the project was transferred to another track. */
  requestId: number | null
  projectId: number
  trackId: number
  accessStatus: AccessState
}

/** Loads a participation by its id. */
export const findParticipation = async (db: Db, id: number): Promise<ParticipationSubject | undefined> => {
  const { rows } = await sql<ParticipationSubject>`
    select q.id, q.request_id as "requestId", q.project_id as "projectId", q.track_id as "trackId",
      q.accelerator_id as "acceleratorId", q.access_status as "accessStatus", q.tracker_uid as "trackerUid",
      p.leader_uid as "leaderUid",
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids"
    from project_track q join project p on p.id = q.project_id where q.id = ${id}`.execute(db)
  return rows[0]
}

/** Creates the participation of an accepted application with its tasks, none of them started. */
export const createParticipation = (db: Db, requestId: number): Promise<void> =>
  sendAhead(
    db,
    sql`
    with made as (
      insert into project_track (accelerator_id, project_id, track_id, request_id, tasks_total)
      select r.accelerator_id, r.project_id, r.track_id, r.id,
        (select count(*) from trackpoint k where k.track_id = r.track_id and k.content_status = 'PUBLISHED')
      from acceleration_request r where r.id = ${requestId}
      returning id, accelerator_id, track_id
    )
    insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq)
    select made.accelerator_id, made.id, k.id, row_number() over (order by k.seq, k.id)
    from made join trackpoint k on k.track_id = made.track_id and k.content_status = 'PUBLISHED'`,
  )
