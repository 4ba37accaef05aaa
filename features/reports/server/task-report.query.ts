import { sql } from 'kysely'
import { findTask, tasks } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson, wholeName } from '#platform/server/sql.ts'
import { getTaskReport } from '../contract/task-report.endpoints.ts'
import { canvasCodes, type CanvasCode } from '../domain/canvas.ts'
import { copiedBlocks, readMapping } from './canvas.repository.ts'
import { lifeOf } from './life-of-project.sql.ts'

type Answer = ResponseOf<typeof getTaskReport>
type Named = Pick<Answer, 'task' | 'track' | 'project'> & { code: Answer['code']; trackpointId: number }

type Subject = NonNullable<Awaited<ReturnType<typeof findTask>>> & { report: Named }

/** Loads a task with a report; undefined if the task has none. */
const loadReport = async (
  ctx: SignedIn,
  { query: { taskId } }: { query: { taskId: number } },
): Promise<Subject | undefined> => {
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

const readFields = async ({ db }: SignedIn, trackpointId: number): Promise<string[]> => {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select f.element_code from trackpoint_field f where f.trackpoint_id = ${trackpointId}
      order by f.seq, f.element_code limit 500) as codes`.execute(db)
  return rows[0]!.codes
}

/** Without expert reviews: what the team may read of them is shown with the task. */
const readEvents = async (ctx: SignedIn, { acceleratorId, report }: Subject) => {
  const works = sql`select r.* from acceleration_request r
    where r.accelerator_id = ${acceleratorId} and r.project_id = ${report.project.id}`
  const { rows } = await sql<Answer['events'][number]>`
    select n.key, ${instantJson(sql`n.at`)} as at, n.event, n.task from ${lifeOf(works, ctx.actor)}
    order by n.at, n.key limit 1000`.execute(ctx.db)
  return rows
}

const readMembers = async ({ db }: SignedIn, projectId: number): Promise<Answer['members']> => {
  const { rows } = await sql<Answer['members'][number]>`
    select m.id, ${wholeName('u')} as name, m.person_uid is not distinct from p.leader_uid as "isLeader", m.position
    from project_member m join project p on p.id = m.project_id join person u on u.uid = m.person_uid
    where p.id = ${projectId} order by "isLeader" desc, lower(${wholeName('u')}), m.id`.execute(db)
  return rows
}

const isCanvas = (code: string): code is CanvasCode => (canvasCodes as readonly string[]).includes(code)

/** The report of a task, filled in from its project. */
export const getTaskReportQuery = query({
  endpoint: getTaskReport,
  load: loadReport,
  authorize: tasks.view,
  run: async (ctx, _input, subject) => {
    const { acceleratorId, report } = subject
    const { code, trackpointId, ...named } = report
    const [fields, mapping, events, members] = await Promise.all([
      code === 'PROJECT_PROFILE_IN_TASK_REPORT' ? readFields(ctx, trackpointId) : [],
      isCanvas(code) ? readMapping(ctx.db, acceleratorId, code) : null,
      code === 'DYNAMICS_OF_PROJECT' ? readEvents(ctx, subject) : [],
      code === 'PROJECT_TEAM_MEMBERS' ? readMembers(ctx, report.project.id) : [],
    ])
    return {
      ...named,
      code,
      acceleratorId,
      fields,
      blocks: mapping && copiedBlocks(mapping.blocks),
      events,
      members,
    }
  },
})
