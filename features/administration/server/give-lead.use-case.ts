import { findProject, giveLead, lockProject, projects } from '#features/projects'
import { useCase } from '#platform/server/handler.ts'
import { giveProjectLead } from '../contract/admin-projects.endpoints.ts'

/** Gives a project without an active leader to another one; both are notified, and so is the team. */
export const giveProjectLeadUseCase = useCase({
  endpoint: giveProjectLead,
  // The leader is read after locking: they may be handing the project over at this moment.
  load: async (ctx, { body }) => {
    await lockProject(ctx.db, body.projectId)
    return findProject(ctx.db, body.projectId)
  },
  authorize: projects.giveLead,
  run: async (ctx, { body: { email, reason } }, project) => {
    await giveLead(ctx, project, { email, reason })
    return undefined
  },
})
