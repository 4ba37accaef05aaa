import { call } from '#platform/web/api/call.ts'
import type { ProjectCalls } from '../../../features/acceleration-requests/web/public/apply-projects.ts'
import { createProject, listMyProjects } from '../../../features/projects/contract/project.endpoints.ts'

/** What the application dialog asks of the projects' feature. */
export const projectCalls: ProjectCalls = {
  list: async () => {
    const query = { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' } as const
    const { items } = await call(listMyProjects, { query }, { deniedHere: true })
    return items.map(({ id, name, actions }) => ({ id, name, mayApply: actions.includes('apply') }))
  },
  create: (name) => call(createProject, { body: { name } }, { deniedHere: true }),
}
