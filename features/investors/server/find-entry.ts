import { findProject, projectDetails } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'

/** A project as its page opens to the actor. */
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
