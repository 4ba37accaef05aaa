import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { type ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

/** Projects `p` that the accelerator works with or decides on, which it may therefore open (`projects.view`). */
export const hasApplication = (ctx: SignedIn, subject: ReportSubject): Sql =>
  sql`p.id in (select r.project_id from ${workRows.from} where ${applicationsOf(ctx, subject)}
    and r.status in ('NEW', 'ACCEPT'))`

/**
 * Whether the reader may see the contact details of the team of `p`: list version of `projects.seeContacts` (ADR 27).
 */
export const seesContacts = ({ actor }: SignedIn, { acceleratorId }: ReportSubject): Sql => {
  if (isPortalAdministrator(actor)) return sql`true`
  const inTeam = sql`exists (select from project_member o where o.project_id = p.id and o.person_uid = ${actor.uid})`
  const tracks = sql`exists (select from project_track q join counted_membership h on h.accelerator_id = q.accelerator_id
    and h.person_uid = q.tracker_uid where q.project_id = p.id and q.tracker_uid = ${actor.uid} and h.role in ('TRC', 'TRC_TEAM'))`
  const consented = sql`exists (select from contact_access c where c.project_id = p.id and c.accelerator_id = ${acceleratorId})`
  return isTeam(actor, acceleratorId)
    ? sql`(${inTeam} or ${tracks} or ${consented})`
    : sql`(${inTeam} or ${tracks})`
}
