import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import type { figurePeople } from '../domain/figure-rows.ts'
import type { ReportSubject } from './report-subject.ts'

type Staff = (typeof figurePeople)[number]

const rolesOf: Readonly<Record<Staff, readonly string[]>> = {
  TRACKERS: ['TRC', 'TRC_TEAM'],
  CURATORS: ['ACC', 'TRC', 'TRC_TEAM'],
}

/** Whether a membership `m` of person `h` counts now; `c` is the counted one. */
const countsNow: Readonly<Record<Staff, Sql>> = {
  TRACKERS: sql`not m.blocked and h.status = 'A'`,
  CURATORS: sql`c.id is not null`,
}

/**
 * The people of an accelerator that a report is about, `uid`, as a derived table without alias: those who work there now,
 * and those who did before, with `is_former`, because what they did remains. Memberships that ended are in the audit trail.
 */
export const staffOf = ({ acceleratorId }: ReportSubject, staff: Staff): Sql => {
  const roles = sql`${[...rolesOf[staff]]}::text[]`
  return sql`(select x.uid, not bool_or(x.is_now) as is_former from (
    select m.person_uid as uid, ${countsNow[staff]} as is_now
    from accelerator_member m join person h on h.uid = m.person_uid left join counted_membership c on c.id = m.id
    where m.accelerator_id = ${acceleratorId} and m.role = any(${roles})
    union all select e.subject_id::uuid, false from audit_entry e where e.subject = 'accelerator_member'
      and e.accelerator_id = ${acceleratorId} and string_to_array(e.from_state, ',') && ${roles}
    union all select g.from_uid, false from role_transfer g where g.status = 'TRANSFERRED'
      and g.accelerator_id = ${acceleratorId} and g.role = any(${roles})) x group by 1)`
}

/** Uids of the same people. */
export const staffUids = (subject: ReportSubject, staff: Staff): Sql =>
  sql`select y.uid from ${staffOf(subject, staff)} y`
