import { sql } from 'kysely'
import { ownProjects } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet, whereOf } from '#platform/server/lists/row-set.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import type { AccelerationRequestState } from '../domain/states.ts'
import { accelerationRequestRows, findAccelerationRequest } from './acceleration-request.repository.ts'

/** Applications `r` of all projects `p` in whose team the reader is. */
export const ownRequests = rowSet({
  from: accelerationRequestRows.from,
  key: accelerationRequestRows.key,
  // As a founder only: what they see as the accelerator's staff is in `workRows`.
  sees: async ({ db, actor }, id) => {
    const facts = await findAccelerationRequest(db, id)
    return (
      facts !== undefined &&
      accelerationRequests.view.allows({ ...actor, roles: ['INI'], memberships: [] }, facts)
    )
  },
  scope: (ctx: SignedIn) => whereOf(ownProjects, ctx, null),
  filters: { status: (states: readonly AccelerationRequestState[]) => sql`r.status = any(${states})` },
  search: sql`concat_ws(' ', p.name, p.serial_number, (select name from track where id = r.track_id))`,
})
