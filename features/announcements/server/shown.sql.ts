import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { todayIn } from '#platform/server/sql.ts'

/**
 * Announcements `n` shown to a person today: published, within their dates, for one of their roles and accelerators.
 * Self-declared roles, and rejected or withdrawn applications, do not count (ADR 30).
 */
export const shownTo = (uid: string): Sql => sql`(n.status = 'PUBLISHED'
  and ${todayIn(sql`n.time_zone`)} >= n.first_day and (n.last_day is null or ${todayIn(sql`n.time_zone`)} <= n.last_day)
  and (n.roles = '{}' or exists (select from person_role r where r.person_uid = ${uid} and r.role = any(n.roles)
      and r.role not in ('EXP', 'MNT', 'TRC'))
    or exists (select from counted_membership h where h.person_uid = ${uid} and h.role = any(n.roles)))
  and (not exists (select from announcement_accelerator x where x.announcement_id = n.id)
    or exists (select from announcement_accelerator x join counted_membership h on h.accelerator_id = x.accelerator_id
      where x.announcement_id = n.id and h.person_uid = ${uid})
    or exists (select from announcement_accelerator x join acceleration_request q on q.accelerator_id = x.accelerator_id
      join project_member m on m.project_id = q.project_id
      where x.announcement_id = n.id and m.person_uid = ${uid} and q.status in ('NEW', 'ACCEPT'))))`
