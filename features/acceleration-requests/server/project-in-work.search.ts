import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'

/** The search of "projects in work", over rows `r`. */
export const projectsInWorkSearch = {
  found: projectsFoundBy,
  by: sql`r.project_id`,
  // A scalar subquery, not `exists`: that was planned as a join with all projects, and half of them were read to find
  // thirteen.
  holds: (typed: string) => sql`(select ${projectHolds(typed)} from project p where p.id = r.project_id)`,
}
