import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { roleRequest } from '../contract/role.schemas.ts'
import { roleRequestMachine } from '../domain/role-request.machine.ts'

/** A request as the API returns it. */
export type RoleRequest = z.output<typeof roleRequest>

/** Row source of requests with the actor's actions; `r` is the request, `p` the person. */
export const roleRequestRows: RowSource<Omit<RoleRequest, 'actions'>, RoleRequest> = {
  from: sql`role_request r join person p on p.uid = r.person_uid`,
  key: sql`r.id`,
  columns: () => sql`r.id, ${personRefJson('p')} as person, r.role, r.message, r.status, r.reason,
    r.created_at as "createdAt", r.decided_at as "decidedAt"`,
  row: (row, { actor }) => ({
    ...row,
    actions: possibleActions(roleRequestMachine, row.status, actor, { personUid: row.person.uid }),
  }),
}

/** Returns a request by its id. */
export const findRoleRequest = async (ctx: Reader, id: number): Promise<RoleRequest | undefined> =>
  (await readRows(ctx, roleRequestRows, sql`r.id = ${id}`))[0]
