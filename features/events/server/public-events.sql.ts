import { sql } from 'kysely'

/** Whether person `o` is an investor, or a mentor of an accelerator; SQL version of `holdsOwn`. */
const holdsOwn = sql`(exists (select from person_role r where r.person_uid = o.uid and r.role = 'INV')
  or exists (select from counted_membership m where m.person_uid = o.uid and m.role = 'MNT'))`

/** Whether the host of event `e` is valid: an active person with the role, or an approved accelerator. */
export const hostStands = sql`(exists (
    select from person o where o.uid = e.owner_uid and o.status = 'A' and o.erased_at is null and ${holdsOwn})
  or exists (select from accelerator a where a.id = e.accelerator_id and a.approval = 'COORDINATED'))`

/** Whether event `e` is public and upcoming. */
export const isAhead = sql`(e.status = 'PUBLISHED' and e.is_public and e.ends_at > now() and ${hostStands})`
