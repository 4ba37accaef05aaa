import { sql } from 'kysely'
import { workRows, zoneOf } from '#features/acceleration-requests'
import { findTask } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isPerson } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { dayIn, instantJson, wholeName } from '#platform/server/sql.ts'
import type { getTaskReport } from '../contract/task-report.endpoints.ts'
import { canvasCodes, type CanvasCode } from '../domain/canvas.ts'
import { lifeOf } from './life-of-project.sql.ts'

type Answer = ResponseOf<typeof getTaskReport>
type Named = Pick<Answer, 'task' | 'track' | 'project'> & { code: Answer['code']; trackpointId: number }

/** A task with its report. */
export type TaskReportSubject = NonNullable<Awaited<ReturnType<typeof findTask>>> & { report: Named }

/** Loads a task with a report; undefined if the task has none. */
export const loadReport = async (ctx: SignedIn, taskId: number): Promise<TaskReportSubject | undefined> => {
  const task = await findTask(ctx.db, taskId)
  if (!task) return undefined
  const { rows } = await sql<Named>`
    select k.report_type as code, k.id as "trackpointId", json_build_object('id', w.id, 'name', k.name) as task,
      json_build_object('id', t.id, 'name', t.name) as track, json_build_object('id', p.id, 'name', p.name) as project
    from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id join track t on t.id = k.track_id
    join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where w.id = ${taskId} and k.report_type is not null`.execute(ctx.db)
  return rows[0] && { ...task, report: rows[0] }
}

/** Codes of the profile fields that a task requests. */
export const readFields = async ({ db }: SignedIn, trackpointId: number): Promise<string[]> => {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select f.element_code from trackpoint_field f where f.trackpoint_id = ${trackpointId}
      order by f.seq, f.element_code limit 500) as codes`.execute(db)
  return rows[0]!.codes
}

/**
 * The project's history `n` in the accelerator: all of it for its team, for others that of the applications that they may
 * read.
 */
const historyOf = (ctx: SignedIn, { acceleratorId, memberUids, report }: TaskReportSubject): Sql => {
  const isOwn = memberUids.some((uid) => isPerson(ctx.actor, uid))
  const seen = isOwn ? sql`r.accelerator_id = ${acceleratorId}` : whereOf(workRows, ctx, { acceleratorId })
  const works = sql`select r.* from ${workRows.from} where ${seen} and r.project_id = ${report.project.id}`
  return lifeOf(works, ctx.actor)
}

/** The history for the reader; without expert reviews for the team, which reads with the task what it may read of them. */
export const readEvents = async (ctx: SignedIn, subject: TaskReportSubject) => {
  const { rows } = await sql<Answer['events'][number]>`
    select n.key, ${instantJson(sql`n.at`)} as at, n.event, n.task, n.request_id as "requestId",
      n.project_track_id as "projectTrackId", n.task_id as "taskId", n.job_id as "expertJobId"
    from ${historyOf(ctx, subject)} order by n.at, n.key limit 1000`.execute(ctx.db)
  return rows
}

type Filed = Pick<Answer['events'][number], 'event' | 'task'> & { day: string }

/**
 * The history for a file, by days of the accelerator. It never has expert reviews, because the file may be attached to the
 * task, where the project's team reads it.
 */
export const readFiledEvents = async (ctx: SignedIn, subject: TaskReportSubject): Promise<Filed[]> => {
  const { rows } = await sql<Filed>`
    select ${dayIn(sql`n.at`, zoneOf(subject))} as day, n.event, n.task from ${historyOf(ctx, subject)}
    where n.event <> 'REVIEW_COMPLETED' order by n.at, n.key limit 1000`.execute(ctx.db)
  return rows
}

/** The team of a project, the leader first. */
export const readMembers = async ({ db }: SignedIn, projectId: number): Promise<Answer['members']> => {
  const { rows } = await sql<Answer['members'][number]>`
    select m.id, ${wholeName('u')} as name, m.person_uid is not distinct from p.leader_uid as "isLeader", m.position
    from project_member m join project p on p.id = m.project_id join person u on u.uid = m.person_uid
    where p.id = ${projectId} order by "isLeader" desc, lower(${wholeName('u')}), m.id`.execute(db)
  return rows
}

/** Whether a code is that of a canvas. */
export const isCanvas = (code: string): code is CanvasCode =>
  (canvasCodes as readonly string[]).includes(code)
