import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { roleTransfer } from '../contract/role.schemas.ts'
import { roleTransferMachine, seesReceiver, type RoleTransferFacts } from '../domain/role-transfer.machine.ts'
/** A transfer as the API returns it. */
export type RoleTransfer = z.output<typeof roleTransfer>

/** A transfer with the facts of its policy. */
export type RoleTransferSubject = RoleTransfer & RoleTransferFacts

const hasRole = (who: string): RawBuilder<boolean> => {
  const uid = sql.ref(`t.${who}`)
  return sql<boolean>`case when t.accelerator_id is null
    then exists (select from person_role h where h.person_uid = ${uid} and h.role = t.role)
    else exists (select from counted_membership h where h.person_uid = ${uid} and h.role = t.role
      and h.accelerator_id = t.accelerator_id) end`
}

/** Whether the giver still holds the role and the receiver is active, if there is an account for the address. */
const isHeldByGiver = sql<boolean>`(${hasRole('from_uid')} and (t.to_uid is null or exists (
  select from person w where w.uid = t.to_uid and w.status = 'A')))`

/**
 * Whether the receiver already holds the role. An ordinary member may still receive an administrator's membership. A
 * blocked member counts as holding it, as for invitations, so that a transfer cannot circumvent the block.
 */
const alreadyHeld = sql<boolean>`case when t.accelerator_id is null then ${hasRole('to_uid')}
  else exists (select from accelerator_member h where h.person_uid = t.to_uid and h.accelerator_id = t.accelerator_id
    and (h.blocked or h.role = t.role and h.admin >= exists (select from accelerator_member g
      where g.person_uid = t.from_uid and g.role = t.role and g.accelerator_id = t.accelerator_id and g.admin))) end`

/** Condition on transfers `t`: the giver holds the role, and the receiver is active and does not hold it. */
export const transferIsPossible = sql<boolean>`${isHeldByGiver} and not (${alreadyHeld})`

/** Row source of transfers with policy facts and the actor's actions; `t` is the transfer. */
export const roleTransferSubjects: RowSource<Omit<RoleTransferSubject, 'actions'>, RoleTransferSubject> = {
  from: sql`role_transfer t join person f on f.uid = t.from_uid left join person p on p.uid = t.to_uid`,
  key: sql`t.id`,
  columns: () => sql`t.id, ${personRefJson('f')} as "from", ${personRefJson('p')} as "to",
      coalesce(nullif(t.to_email, ''), p.email, '') as email, t.role, t.status,
      case when a.id is null then null else json_build_object('id', a.id, 'name', nullif(a.name, '')) end as accelerator,
      t.created_at as "createdAt", t.decided_at as "decidedAt", t.from_uid as "fromUid", t.to_uid as "toUid",
      ${isHeldByGiver} as "giverHasRole", ${alreadyHeld} as "alreadyHeld"`,
  joins: sql`left join accelerator a on a.id = t.accelerator_id`,
  row: (row, { actor }) => ({
    ...row,
    actions: possibleActions(roleTransferMachine, row.status, actor, row),
  }),
}

/** Returns a transfer by its id. */
export const findRoleTransfer = async (ctx: Reader, id: number): Promise<RoleTransferSubject | undefined> =>
  (await readRows(ctx, roleTransferSubjects, sql`t.id = ${id}`))[0]

/** Hides the receiver from readers who may not see the person behind the address yet. */
export const shownTransfer = (
  actor: Actor,
  {
    fromUid: _from,
    toUid: _to,
    giverHasRole: _giverHasRole,
    alreadyHeld: _already,
    ...shown
  }: RoleTransferSubject,
): RoleTransfer => ({
  ...shown,
  to: seesReceiver(actor, { toUid: _to, status: shown.status }) ? shown.to : null,
})
