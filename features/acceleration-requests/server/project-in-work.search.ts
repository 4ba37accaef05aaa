import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'

/** How "projects in work", rows `r`, are searched. */
export const projectsInWorkSearch = {
  found: projectsFoundBy,
  by: sql`r.project_id`,
  // A value, not `exists`: that was joined to all projects, and half of them were read to find thirteen.
  holds: (typed: string) => sql`(select ${projectHolds(typed)} from project p where p.id = r.project_id)`,
}
