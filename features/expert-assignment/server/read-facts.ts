import { sql } from 'kysely'
import type { z } from 'zod'
import { readNearby, readReadiness } from '#features/expertise'
import { isOpenReview } from '#features/participations'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { dayIn, personRefJson } from '#platform/server/sql.ts'
import type { previewAssignment } from '../contract/assignment.endpoints.ts'
import type { AssignmentFacts, PlannedExpert, PlannedTask } from '../domain/assignment.rules.ts'
import { assignmentLimits } from '../domain/limits.ts'

type Shown = z.output<typeof previewAssignment.response>

/** Input of a plan: tasks, experts and terms. */
export type AssignmentRequest = InputOf<typeof previewAssignment>['body']

type Asking = Pick<SignedIn, 'db' | 'actor'>

/** Number of missing reviews by task id, for callers that know it otherwise than from the existing reviews. */
type Lacking = ReadonlyMap<number, number>

type Task = PlannedTask & { shown: Shown['tasks'][number] }
type Expert = Omit<PlannedExpert, 'time'> & { shown: Shown['experts'][number]['person'] }

/** Number of days in the past whose reviews count as load. */
const recentDays = 30

// Reads tasks that lack reviews, longest waiting first. The caller's own projects are left out, so that nothing reveals
// how many reviews they have.
const readTasks = async (
  { db, actor }: Asking,
  acceleratorId: number,
  request: AssignmentRequest,
  lacking: Lacking | null,
) => {
  const { taskIds, programmeId, trackId } = request
  const { rows } = await sql<Task>`
    select * from (
      select w.id, q.project_id as "projectId", w.state_changed_at,
        json_build_object('id', w.id, 'name', k.name, 'project', json_build_object('id', p.id, 'name', p.name),
          'track', json_build_object('id', t.id, 'name', t.name)) as shown,
        exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid}) as own,
        (select count(*)::int from expert_job j where j.task_id = w.id and j.status <> 'REJECT') as reviews,
        array(select distinct j.expert_uid from expert_job j where j.task_id = w.id) as had,
        array(select distinct j.expert_uid from project_track o join project_trackpoint x on x.project_track_id = o.id
          join expert_job j on j.task_id = x.id and j.status = 'COMPLETE'
          where o.project_id = q.project_id and j.accelerator_id = ${acceleratorId}) as "seenBy"
      from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
        join project_track q on q.id = w.project_track_id join track t on t.id = q.track_id join project p on p.id = q.project_id
      where w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK'
        and ${taskIds.length > 0 ? sql`w.id = any(${[...new Set(taskIds)]})` : sql`true`}
        and ${trackId === null ? sql`true` : sql`t.id = ${trackId}`}
        and ${programmeId === null ? sql`true` : sql`t.programme_id = ${programmeId}`}) n
    where ${lacking ? sql`true` : sql`not n.own and n.reviews < ${request.reviews}`}
    order by n.state_changed_at, n.id limit ${assignmentLimits.tasks + 1}`.execute(db)
  return rows
}

// Reads the experts. If there are too many, those with the requested competency and the lowest load are preferred.
const readExperts = async ({ db }: Asking, acceleratorId: number, request: AssignmentRequest) => {
  const { expertUids, competencyId } = request
  const { rows } = await sql<Expert>`
    select u.uid, u.email, coalesce(f.company, '') as company, coalesce(f.company_tax_number, '') as "taxNumber", ${personRefJson('u')} as shown, u.certified_expert as certified,
      exists (select from person_competency c where c.person_uid = u.uid and c.value_id = ${competencyId}) as competent,
      n.load, n.done, n.late, coalesce(s.languages, '{}') as languages
    from person u left join person_profile f on f.person_uid = u.uid left join expert_setting s on s.expert_uid = u.uid
      cross join lateral (
        select count(*) filter (where ${isOpenReview}
            or j.completed_at > now() - make_interval(days => ${recentDays}))::int as load,
          count(*) filter (where j.status = 'COMPLETE')::int as done,
          count(*) filter (where j.due_on < ${dayIn(sql`coalesce(j.completed_at, now())`, sql`d.time_zone`)})::int as late
        from expert_job j join accelerator d on d.id = j.accelerator_id
        where j.accelerator_id = ${acceleratorId} and j.expert_uid = u.uid and j.status <> 'REJECT') n
    where u.status = 'A' and exists (select from counted_membership h
        where h.accelerator_id = ${acceleratorId} and h.person_uid = u.uid and h.role = 'EXP')
      and ${expertUids.length > 0 ? sql`u.uid = any(${[...new Set(expertUids)]}::uuid[])` : sql`true`}
    order by competent desc, n.load, u.uid limit ${assignmentLimits.experts + 1}`.execute(db)
  return rows
}

/** Input of the plan, and the data for displaying it. */
export type ReadFacts = {
  facts: AssignmentFacts
  shownTasks: Shown['tasks']
  people: Map<string, Shown['experts'][number]['person']>
  more: Shown['more']
}

/**
 * Reads the input of a plan: tasks in review that lack reviews, experts with their availability, and people connected
 * with the projects.
 */
export const readFacts = async (
  ctx: Asking,
  acceleratorId: number,
  request: AssignmentRequest,
  lacking: Lacking | null = null,
): Promise<ReadFacts> => {
  const [foundTasks, foundExperts] = await Promise.all([
    readTasks(ctx, acceleratorId, request, lacking),
    readExperts(ctx, acceleratorId, request),
  ])
  const tasks = foundTasks.slice(0, assignmentLimits.tasks)
  const experts = foundExperts.slice(0, assignmentLimits.experts)
  const [nearby, timeOf] = await Promise.all([
    readNearby(ctx.db, [...new Set(tasks.map(({ projectId }) => projectId))], { acceleratorId, pays: true }),
    readReadiness(
      ctx,
      acceleratorId,
      experts.map(({ uid }) => uid),
      request.dueOn,
    ),
  ])
  return {
    facts: {
      tasks: tasks.map(({ id, projectId, own, reviews, had, seenBy }) => ({
        id,
        projectId,
        own,
        reviews: lacking ? request.reviews - (lacking.get(id) ?? 0) : reviews,
        had,
        seenBy,
      })),
      experts: experts.map((expert) => ({ ...expert, time: timeOf(expert.uid) })),
      projects: [...nearby].map(([id, around]) => ({ id, nearby: around })),
      reviews: request.reviews,
      language: request.language,
      keep: request.keep,
      ruledOut: request.ruledOut,
    },
    shownTasks: tasks.map(({ shown }) => shown),
    people: new Map(experts.map(({ uid, shown }) => [uid, shown])),
    more: { tasks: foundTasks.length > tasks.length, experts: foundExperts.length > experts.length },
  }
}
