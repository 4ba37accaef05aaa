import { prefetch } from '#platform/web/query/prefetch.ts'
import { listUnreadCells } from '../../contract/import.endpoints.ts'

/** The cells of a project's file that could not be read, above its profile. */
export const askForUnread = (projectId: number): Promise<void> =>
  prefetch(listUnreadCells, { query: { projectId } })
