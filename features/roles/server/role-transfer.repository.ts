import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { roleTransfer } from '../contract/role.schemas.ts'
import { roleTransferMachine } from '../domain/role-transfer.machine.ts'
import type { RoleTransferFacts } from '../domain/role-transfer.policy.ts'

/** A hand-over as the contract shows it. */
export type RoleTransfer = z.output<typeof roleTransfer>

/** A hand-over with the facts of its policy. */
export type RoleTransferSubject = RoleTransfer & RoleTransferFacts

const holds = (who: string): RawBuilder<boolean> => {
  const uid = sql.ref(`t.${who}`)
  return sql<boolean>`case when t.accelerator_id is null
    then exists (select from person_role h where h.person_uid = ${uid} and h.role = t.role)
    else exists (select from accelerator_member h where h.person_uid = ${uid} and h.role = t.role
      and h.accelerator_id = t.accelerator_id and not h.blocked) end`
}

/** An administrator of an accelerator may hand the administration over to a plain member of its team. */
const alreadyHeld = sql<boolean>`case when t.accelerator_id is null then ${holds('to_uid')}
  else exists (select from accelerator_member h where h.person_uid = t.to_uid and h.role = t.role
    and h.accelerator_id = t.accelerator_id and h.admin >= exists (select from accelerator_member g
      where g.person_uid = t.from_uid and g.role = t.role and g.accelerator_id = t.accelerator_id and g.admin)) end`

/** Hand-overs that satisfy the condition over `t`, newest first, with the actor's actions. */
export const readRoleTransfers = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql`limit 50`,
): Promise<RoleTransferSubject[]> => {
  const { rows } = await sql<Omit<RoleTransferSubject, 'actions'>>`
    select t.id, ${personRefJson('f')} as "from", ${personRefJson('p')} as "to", t.role, t.status,
      case when a.id is null then null else json_build_object('id', a.id, 'name', nullif(a.name, '')) end as accelerator,
      t.created_at as "createdAt", t.decided_at as "decidedAt", t.from_uid as "fromUid", t.to_uid as "toUid",
      ${holds('from_uid')} as held, ${alreadyHeld} as "alreadyHeld"
    from role_transfer t join person f on f.uid = t.from_uid join person p on p.uid = t.to_uid
      left join accelerator a on a.id = t.accelerator_id
    where ${where} order by t.id desc ${page}`.execute(db)
  return rows.map((row) => ({
    ...row,
    actions: possibleActions(roleTransferMachine, row.status, actor, row),
  }))
}

/** One hand-over by its id. */
export const findRoleTransfer = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<RoleTransferSubject | undefined> => (await readRoleTransfers(db, actor, sql`t.id = ${id}`))[0]

/** The hand-over without the facts that only the rules need. */
export const shownTransfer = ({
  fromUid: _from,
  toUid: _to,
  held: _held,
  alreadyHeld: _already,
  ...shown
}: RoleTransferSubject): RoleTransfer => shown
