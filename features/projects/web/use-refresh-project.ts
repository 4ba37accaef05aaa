import { useQueryClient } from '@tanstack/react-query'
import { getProject, getProjectHistory } from '../contract/project.endpoints.ts'

/** Calls whose answers change with a project's documents and team. */
export const projectReads = [getProject, getProjectHistory] as const

/** Asks for a project and its history anew. */
export const useRefreshProject = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return async () => {
    await Promise.all(projectReads.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  }
}
