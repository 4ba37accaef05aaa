import { findProject, projectDetails } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'

/** A project with whether the actor may open its page. */
export const findEntry = async (ctx: SignedIn, projectId: number) => {
  const project = await findProject(ctx.db, projectId)
  return (
    project && {
      id: project.id,
      seen: projectDetails.view.allows(ctx.actor, project),
      memberUids: project.memberUids,
    }
  )
}
