import { sql } from 'kysely'
import { acceleratorsAs, hasRole } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import { dataRequests } from '../domain/data-request.machine.ts'
import type { DataRequestState } from '../domain/states.ts'
import { dataRequestRows, findDataRequest } from './data-request.repository.ts'
import { passedOnBy, passedToTeam } from './data-request.scope.ts'

/** Requests `d` for data of projects `p`: the reader's as an investor, those of their projects and accelerators. */
export const seenDataRequests = rowSet({
  from: dataRequestRows.from,
  key: dataRequestRows.key,
  sees: async ({ db, actor }, id) => {
    const request = await findDataRequest(db, id)
    return request !== undefined && dataRequests.view.allows(actor, request)
  },
  scope: ({ actor }: SignedIn) =>
    sql`(${hasRole(actor, 'INV') ? sql`d.requester_uid = ${actor.uid}` : sql`false`}
      or ${passedOnBy(actor.uid, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))} or ${passedToTeam(actor.uid)})`,
  filters: {
    status: (states: readonly DataRequestState[]) => sql`d.status = any(${[...states]})`,
    projectId: (id: number) => sql`d.project_id = ${id}`,
    id: (id: number) => sql`d.id = ${id}`,
  },
  search: sql`concat_ws(' ', p.name, d.purpose, ${wholeName('x')})`,
})
