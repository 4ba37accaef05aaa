import { sql } from 'kysely'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'

/** Files of a deleted project are retained until it is restored or permanently deleted. */
const waits = sql`exists (select from deleted_project d where f.owner = 'project:' || d.id)`

/** The files of projects. */
export const filesOfProjects: readonly SweptFiles[] = (
  ['PROJECT_LOGO', 'PROJECT_PRESENTATIONS', 'PROJECT_UPLOADS', 'RICH_TEXT_IMAGE'] as const
).map((entity) => ({ entity, referencedBy: waits }))
