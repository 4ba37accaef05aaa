import { sql } from 'kysely'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'

/** Files of a deleted project wait with it, until it is brought back or gone for good. */
const waits = sql`exists (select from deleted_project d where f.owner = 'project:' || d.id)`

/** What a project's files are. */
export const filesOfProjects: readonly SweptFiles[] = (
  ['PROJECT_LOGO', 'PROJECT_PRESENTATIONS', 'PROJECT_UPLOADS', 'RICH_TEXT_IMAGE'] as const
).map((entity) => ({ entity, held: waits }))
