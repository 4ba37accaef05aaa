import { prefetch } from '#platform/web/query/prefetch.ts'
import { listUnreadCells } from '../../contract/import.endpoints.ts'

/** The unreadable cells of a project's file, shown above its profile. */
export const askForUnread = (projectId: number): Promise<void> =>
  prefetch(listUnreadCells, { query: { projectId } })
