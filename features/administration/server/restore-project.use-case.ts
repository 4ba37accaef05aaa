import { findDeletedProject, restoreProject } from '#features/projects'
import { useCase } from '#platform/server/handler.ts'
import { restoreDeletedProject } from '../contract/deleted-projects.endpoints.ts'
import { deletedProjects } from '../domain/administration.policy.ts'

/** Restores a deleted project; its team is notified. */
export const restoreDeletedProjectUseCase = useCase({
  endpoint: restoreDeletedProject,
  load: (ctx, { body }) => findDeletedProject(ctx, body.projectId),
  authorize: deletedProjects.restore,
  run: async (ctx, { body }, project) => {
    await restoreProject(ctx, project, body.reason)
    return undefined
  },
})
