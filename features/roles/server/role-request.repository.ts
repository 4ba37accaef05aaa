import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { roleRequest } from '../contract/role.schemas.ts'
import { roleRequestMachine } from '../domain/role-request.machine.ts'

/** A request as the contract shows it. */
export type RoleRequest = z.output<typeof roleRequest>

/** Requests that satisfy the condition over `r`, newest first, with the actor's actions. */
export const readRoleRequests = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql`limit 50`,
): Promise<RoleRequest[]> => {
  const { rows } = await sql<Omit<RoleRequest, 'actions'>>`
    select r.id, ${personRefJson('p')} as person, r.role, r.message, r.status, r.reason,
      r.created_at as "createdAt", r.decided_at as "decidedAt"
    from role_request r join person p on p.uid = r.person_uid
    where ${where} order by r.id desc ${page}`.execute(db)
  return rows.map((row) => ({
    ...row,
    actions: possibleActions(roleRequestMachine, row.status, actor, { personUid: row.person.uid }),
  }))
}

/** One request by its id. */
export const findRoleRequest = async (db: Db, actor: Actor, id: number): Promise<RoleRequest | undefined> =>
  (await readRoleRequests(db, actor, sql`r.id = ${id}`))[0]
