import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { acceleratorQueue } from '../domain/accelerator-queue.policy.ts'
import { findAccelerator } from './accelerator.repository.ts'

/** All accelerators `a` and requests for new ones, for the portal's administrators. */
export const allAccelerators = rowSet({
  from: sql`accelerator a`,
  key: sql`a.id`,
  // Its own people and the requester see it in lists of their own; the queue is for those who decide.
  sees: async ({ db, actor }, id) => {
    const accelerator = await findAccelerator(db, id)
    return accelerator !== undefined && acceleratorProfiles.decide.allows(actor, accelerator)
  },
  scope: ({ actor }: SignedIn) => sql.lit(acceleratorQueue.list.allows(actor, null)),
  filters: {
    approval: (states: readonly string[]) => sql`a.approval = any(${states})`,
    status: (states: readonly string[]) => sql`a.status = any(${states})`,
    type: (types: readonly string[]) => sql`a.type = any(${types})`,
  },
  search: sql`concat_ws(' ', a.name, a.tax_number, a.contact_email)`,
})
