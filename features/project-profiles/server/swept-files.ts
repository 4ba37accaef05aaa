import { sql } from 'kysely'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'

/** Pictures are retained while a current or former text refers to them, because the history can be read. */
export const sweptPictures: SweptFiles = {
  entity: 'RICH_TEXT_IMAGE',
  referencedBy: sql`exists (
    select from profile_picture p where p.file_id = f.id and (
      exists (select from profile_value v where v.project_id = p.project_id
        and strpos(v.value #>> '{}', 'data-picture="' || f.id || '"') > 0)
      or exists (select from profile_value_change c where c.project_id = p.project_id
        and strpos(c.after #>> '{}', 'data-picture="' || f.id || '"') > 0)))`,
}

/** Files of a profile are retained while a current or former value refers to them, because the history can be read. */
export const sweptProfileFiles: SweptFiles = {
  entity: 'PROJECT_UPLOADS',
  referencedBy: sql`exists (
    select from profile_file p where p.file_id = f.id and (
      exists (select from profile_value v
        where v.project_id = p.project_id and v.value @> jsonb_build_array(f.id::text))
      or exists (select from profile_value_change c
        where c.project_id = p.project_id and c.after @> jsonb_build_array(f.id::text))))`,
}
