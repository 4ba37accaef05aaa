import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** The person `p` currently tracks projects of the accelerator. */
export const isTracker = (acceleratorId: number): Sql => sql`p.status = 'A' and p.uid in (
  select m.person_uid from accelerator_member m where m.accelerator_id = ${acceleratorId}
    and m.role in ('TRC', 'TRC_TEAM') and not m.blocked)`
