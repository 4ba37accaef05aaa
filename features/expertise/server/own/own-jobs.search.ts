import { sql } from 'kysely'
import { projectMatches } from '#features/projects'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { numbered } from '../numbered.sql.ts'

/** Searches one's own jobs `j`: a person orders few, so all are scanned. */
export const ownJobsSearch = {
  matches: (typed: string) => sql`(${numbered(typed)}
    or (select ${hasWords(wholeName('u'), typed)} from person u where u.uid = j.expert_uid)
    or exists (select from project p where p.id = j.project_id and ${projectMatches(typed)}))`,
}
