import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import { erasureQueue, erasureRequests } from '../domain/erasure-request.machine.ts'
import { erasureRows, findErasure } from './erasure.repository.ts'

/** All requests `e` to be erased, for the portal's administrators. */
export const allErasures = rowSet({
  from: erasureRows.from,
  key: erasureRows.key,
  // People see their own request in their settings.
  sees: async ({ db, actor }, id) => {
    const facts = await findErasure(db, id)
    return facts !== undefined && erasureRequests.view.allows(actor, { ...facts, personUid: '' })
  },
  scope: ({ actor }: SignedIn) => sql.lit(erasureQueue.view.allows(actor, null)),
  filters: { status: (states: readonly string[]) => sql`e.status = any(${states})` },
  search: sql`concat_ws(' ', ${wholeName('p')}, p.email)`,
})
