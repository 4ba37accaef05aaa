import { sql } from 'kysely'
import { projectMatches, projectsFoundBy } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import { performedBy } from '../expert-job.sql.ts'
import { numbered } from '../numbered.sql.ts'
import { hidesProject } from '../veil.ts'

/**
 * Searches an expert's own jobs `j` by their number or their project's search terms. A hidden subject is not
 * searched.
 */
export const expertJobsSearch = {
  findIds: (typed: string, { actor }: Pick<SignedIn, 'actor'>) => sql`
    select j.id from expert_job j where j.expert_uid = ${actor.uid} and ${numbered(typed)}
    union all select j.id from (${projectsFoundBy(typed)}) f
      join expert_job j on j.project_id = f.id and j.expert_uid = ${actor.uid}
    where not ${hidesProject} and ${performedBy(actor)}`,
  idColumn: sql`j.id`,
  matches: (
    typed: string,
    { actor }: Pick<SignedIn, 'actor'>,
  ) => sql`(${numbered(typed)} or (not ${hidesProject}
    and exists (select from project p where p.id = j.project_id and ${projectMatches(typed)}) and ${performedBy(actor)}))`,
}
