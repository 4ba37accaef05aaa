import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { numbered } from '../numbered.sql.ts'

/**
 * How jobs `j` of an accelerator are searched: by their number, the expert's name (whoever left is found by
 * whole words and their beginnings), or what their project is found by; one after the
 * other, each by its index. The header is a wish: the list's scope narrows besides.
 */
export const clientJobsSearch = {
  found: (typed: string, { acceleratorId }: Pick<Context, 'acceleratorId'>) => sql`
    select j.id from expert_job j where j.accelerator_id = ${acceleratorId} and ${numbered(typed)}
    union all select j.id from (select distinct m.person_uid as uid from accelerator_member m
        join person u on u.uid = m.person_uid
        where m.accelerator_id = ${acceleratorId} and m.role = 'EXP' and ${hasWords(wholeName('u'), typed)}) e
      join expert_job j on j.expert_uid = e.uid where j.accelerator_id = ${acceleratorId}
    union all select j.id from person u join expert_job j on j.expert_uid = u.uid and j.accelerator_id = ${acceleratorId}
      where u.words @@ search_query(${typed}) and ${hasWords(wholeName('u'), typed)}
    union all select j.id from (${projectsFoundBy(typed)}) f
      join expert_job j on j.project_id = f.id and j.accelerator_id = ${acceleratorId}`,
  by: sql`j.id`,
  holds: (typed: string) => sql`(${numbered(typed)}
    or (select ${hasWords(wholeName('u'), typed)} from person u where u.uid = j.expert_uid)
    or exists (select from project p where p.id = j.project_id and ${projectHolds(typed)}))`,
}
