import { sql, type RawBuilder } from 'kysely'
import { acceleratorsAs, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { isAmong } from '#platform/server/sql.ts'
import { keptProjectsScope } from './own-projects.scope.ts'
import { worksForAccelerators } from '../domain/works-for-accelerators.rules.ts'

/** Whether project `p` is in a public showcase. */
export const isPublicly = sql<boolean>`exists (
  select from project_publication u join publication_template t on t.id = u.template_id
  where u.project_id = p.id and u.status = 'PUBLISHED' and t.is_public)`

/**
 * `projectDetails.view` as a condition, over rows `p`: the projects whose page the actor may open. Evaluated per
 * project: `in (...)` made the database read all applications of an accelerator for a page of sixteen rows.
 */
export const projectPageScope = (actor: Actor): RawBuilder<boolean> => {
  if (isPortalAdministrator(actor)) return sql`true`
  const published = sql`p.publication_status = 'PUBLISHED'`
  if (actor.kind === 'guest') return sql`(${published} and p.access_level = 'ALL' and ${isPublicly})`
  const { uid } = actor
  const levels = worksForAccelerators(actor) ? sql`true` : sql`p.access_level <> 'ACCELERATOR_TEAM'`
  return sql`((${published} and ${levels})
    or exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})
    or ${keptProjectsScope(actor)}
    or exists (select from acceleration_request r where r.project_id = p.id
      and r.status in ('NEW', 'ACCEPT') and ${isAmong(sql`r.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))})
    or exists (select from project_track q where q.project_id = p.id
      and q.tracker_uid = ${uid} and ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'TRC', 'TRC_TEAM'))}))`
}
