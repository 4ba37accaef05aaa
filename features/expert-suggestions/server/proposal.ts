import { sql } from 'kysely'
import { performedJobs } from '#features/expertise'
import { findProjects, projectDetails, trackedWork } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { isAmong } from '#platform/server/sql.ts'
import { expertProposals, type ProposalFacts } from '../domain/expert-suggestion.machine.ts'

/** What the actor may suggest for a project. */
export type Proposal = ProposalFacts & { id: number; name: string; tasks: { id: number; name: string }[] }

type Work = {
  projectId: number
  acceleratorId: number | null
  conflicted: boolean
  tasks: { id: number; name: string; acceleratorId: number }[]
}

/**
 * Returns for each project the tasks that the actor tracks or reviews without blinding, and the accelerator that
 * currently works with it.
 */
const readWork = async (ctx: SignedIn, projectIds: readonly number[]): Promise<Map<number, Work>> => {
  const { db, actor } = ctx
  const { rows } = await sql<Work>`
    select candidate.id as "projectId", (select q.accelerator_id from project_track q where q.project_id = candidate.id
        and q.access_status = 'ALLOWED_TO_WORK' order by q.id desc limit 1) as "acceleratorId",
      exists (select from project_former_member m where m.project_id = candidate.id and m.person_uid = ${actor.uid})
        or exists (select from expert_conflict n where n.project_id = candidate.id and n.expert_uid = ${actor.uid}
          and n.source = 'EXPERT') as conflicted,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'acceleratorId', s.accelerator_id) order by s.id)
        from (
          select w.id, k.name, w.accelerator_id from ${performedJobs.from} join project_trackpoint w on w.id = j.task_id
            join trackpoint k on k.id = w.trackpoint_id
          where j.project_id = candidate.id
            and ${whereOf(performedJobs, ctx, null, { status: ['PROCESS', 'COMPLETE'], namesProject: true })}
          union
          select w.id, k.name, w.accelerator_id from ${trackedWork.from} join project_trackpoint w on w.project_track_id = q.id
            join trackpoint k on k.id = w.trackpoint_id
          where q.project_id = candidate.id and ${whereOf(trackedWork, ctx, null)} and w.state <> 'NOT_STARTED'
          limit 200) s), '[]') as tasks
    from project candidate where ${isAmong(sql`candidate.id`, projectIds)}`.execute(db)
  return new Map(rows.map((work) => [work.projectId, work]))
}

/** Loads what the actor may suggest for several projects. The accelerator that works with each project would decide. */
const findProposals = async (ctx: SignedIn, projectIds: readonly number[]): Promise<Proposal[]> => {
  const [projects, work] = await Promise.all([findProjects(ctx.db, projectIds), readWork(ctx, projectIds)])
  return projects.map((project) => {
    const { acceleratorId, conflicted, tasks } = work.get(project.id)!
    return {
      id: project.id,
      name: project.name,
      memberUids: project.memberUids,
      acceleratorId,
      conflicted,
      seen: projectDetails.view.allows(ctx.actor, project) || tasks.length > 0,
      // Tasks of other accelerators are left out, so that the deciding accelerator learns nothing of them.
      tasks: tasks
        .filter((task) => task.acceleratorId === acceleratorId)
        .map(({ id, name }) => ({ id, name })),
    }
  })
}

export const findProposal = async (ctx: SignedIn, projectId: number): Promise<Proposal | undefined> =>
  (await findProposals(ctx, [projectId]))[0]

/** Returns the projects for which the actor may suggest a review. */
export const proposable = async (ctx: SignedIn, projectIds: readonly number[]): Promise<Set<number>> =>
  new Set(
    (await findProposals(ctx, projectIds))
      .filter((proposal) => expertProposals.suggest.allows(ctx.actor, proposal))
      .map(({ id }) => id),
  )

/** Counts the actor's open suggestions: for the project, and in total. */
export const countWaiting = async (
  { db, actor }: SignedIn,
  projectId: number,
): Promise<{ ofProject: number; inAll: number }> => {
  const { rows } = await sql<{ ofProject: number; inAll: number }>`
    select (count(*) filter (where project_id = ${projectId}))::int as "ofProject", count(*)::int as "inAll"
    from expert_suggestion where proposer_uid = ${actor.uid} and status = 'NEW'`.execute(db)
  return rows[0]!
}
