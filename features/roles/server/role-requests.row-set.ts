import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import { roleAdministration } from '../domain/role-administration.policy.ts'
import { roleRequests } from '../domain/role-request.machine.ts'
import { findRoleRequest, roleRequestRows } from './role-request.repository.ts'

/** All requests `r` for roles, for the portal's administrators. */
export const allRoleRequests = rowSet({
  from: roleRequestRows.from,
  key: roleRequestRows.key,
  // People see their own requests in their settings.
  sees: async (ctx, id) =>
    (await findRoleRequest(ctx, id)) !== undefined && roleRequests.view.allows(ctx.actor, { personUid: '' }),
  scope: ({ actor }: SignedIn) => sql.lit(roleAdministration.look.allows(actor, null)),
  filters: {
    status: (states: readonly string[]) => sql`r.status = any(${states})`,
    id: (id: number) => sql`r.id = ${id}`,
  },
  search: sql`concat_ws(' ', ${wholeName('p')}, p.email, r.message)`,
})
