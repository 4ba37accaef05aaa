import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { accelerationRequests, findAccelerationRequest } from '#features/acceleration-requests'
import { expertJobs, findExpertJob } from '#features/expertise'
import { findParticipation, findTask, participations, tasks } from '#features/participations'
import { isPerson, type Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { hookData } from '../contract/hook-payloads.ts'
import type { HookSubjectKind } from '../domain/hook-events.ts'

type Data = { [Kind in HookSubjectKind]: z.output<(typeof hookData)[Kind]> }

/** Reads the reported data of a subject; null if it is deleted or not visible to the person. */
type Read<Kind extends HookSubjectKind> = (db: Db, id: number, owner: Person) => Promise<Data[Kind] | null>

const readers: { [Kind in HookSubjectKind]: Read<Kind> } = {
  application: async (db, id, owner) => {
    const found = await findAccelerationRequest(db, id)
    if (!found || !accelerationRequests.view.allows(owner, found)) return null
    const { acceleratorId, projectId, trackId } = found
    return { acceleratorId, projectId, trackId, applicationId: id }
  },
  participation: async (db, id, owner) => {
    const found = await findParticipation(db, id)
    if (!found || !participations.view.allows(owner, found)) return null
    const { acceleratorId, projectId, trackId } = found
    return { acceleratorId, projectId, trackId, participationId: id }
  },
  task: async (db, id, owner) => {
    const found = await findTask(db, id)
    if (!found || !tasks.view.allows(owner, found)) return null
    const { acceleratorId, projectId, projectTrackId } = found
    return { acceleratorId, projectId, participationId: projectTrackId, taskId: id }
  },
  expertReview: async (db, id, owner) => {
    const found = await findExpertJob(db, id)
    if (!found || !expertJobs.view.allows(owner, found)) return null
    const { acceleratorId, projectId, taskId, expertUid, namesHidden } = found
    const isBlind = namesHidden && isPerson(owner, expertUid)
    return {
      acceleratorId,
      projectId: isBlind ? null : projectId,
      taskId: isBlind ? null : taskId,
      expertReviewId: id,
    }
  },
}

/** Reads the data of a subject that the owner of a webhook may see now; null if it is deleted or not visible to them. */
export const readHookSubject = (
  db: Db,
  kind: HookSubjectKind,
  id: number,
  owner: Person,
): Promise<Data[HookSubjectKind] | null> => readers[kind](db, id, owner)

const workPeople = (participation: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select m.person_uid from project_track q join project_member m on m.project_id = q.project_id where q.id = ${participation}
  union select q.tracker_uid from project_track q where q.id = ${participation}`

/** The people involved in an event, whose own webhooks report it: the project's team, its tracker, or the expert. */
export const concernedPeople: Record<HookSubjectKind, (id: number) => RawBuilder<unknown>> = {
  application: (id) => sql`
    select m.person_uid from acceleration_request r join project_member m on m.project_id = r.project_id where r.id = ${id}`,
  participation: (id) => workPeople(sql`${id}::bigint`),
  task: (id) => workPeople(sql`(select w.project_track_id from project_trackpoint w where w.id = ${id})`),
  expertReview: (id) => sql`
    select j.expert_uid from expert_job j where j.id = ${id} union select j.requester_uid from expert_job j where j.id = ${id}`,
}
