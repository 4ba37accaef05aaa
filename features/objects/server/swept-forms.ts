import { sql } from 'kysely'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'

/** Forms are retained while an object of the catalogue refers to them. */
export const sweptObjectForms: SweptFiles = {
  entity: 'PROJECT_PROFILE_OBJECT',
  referencedBy: sql`f.id in (select (o.field ->> 'templateFileId')::uuid from profile_object o)`,
}
