import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import { accelerationRequests } from '../../domain/acceleration-request.machine.ts'
import { findAccelerationRequest } from '../acceleration-request.repository.ts'
import { notOwnProject } from '../work.scope.ts'

/** Staged decisions `s` of an accelerator with their applications `r`: those that the reader may release. */
export const stagedDecisions = unsearchedRows({
  // Applications are looked up by key, because few are staged; the table is not scanned.
  from: sql`staged_decision s join lateral (
    select r.project_id, r.track_id from acceleration_request r where r.id = s.request_id offset 0) r on true`,
  key: sql`s.request_id`,
  sees: async ({ db, actor }, requestId, { acceleratorId }) => {
    const facts = await findAccelerationRequest(db, requestId)
    return facts?.acceleratorId === acceleratorId && accelerationRequests.decide.allows(actor, facts)
  },
  scope: (ctx: Pick<SignedIn, 'actor'>, { acceleratorId }: { acceleratorId: number }): Sql =>
    sql`s.accelerator_id = ${acceleratorId} and ${notOwnProject(ctx, acceleratorId)}`,
  filters: {},
})
