import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import type { personRoles } from '../contract/role.schemas.ts'
import { heldRoles } from '../domain/held-roles.policy.ts'
import { canGiveUp, grantableRoles, openRoles, requestableRoles } from '../domain/roles.rules.ts'
import { readHeldRoles, type HeldRow } from './held-roles.repository.ts'
import { roleRequestRows } from './role-request.repository.ts'
import { roleTransferSubjects, shownTransfer } from './role-transfer.repository.ts'

/** Roles of a person as the API returns them. */
export type PersonRoles = z.output<typeof personRoles>

type Shown = PersonRoles['roles'][number]

const isGrantable = (role: string): boolean => (grantableRoles as readonly string[]).includes(role)

const offeredRoles: PersonRoles['offered'] = [
  ...openRoles.map((role) => ({ role, actions: ['add' as const] })),
  ...requestableRoles.map((role) => ({ role, actions: ['request' as const] })),
]

/** Actions of the caller on a role of person `uid`. */
const actionsOf = (ctx: Context, uid: string, row: HeldRow): Shown['actions'] => {
  const own = isPerson(ctx.actor, uid) && heldRoles.add.allows(ctx.actor, { personUid: uid })
  const onPortal = row.accelerator === null
  return [
    ...(own && !row.blocked ? (['transfer'] as const) : []),
    ...(own && onPortal && canGiveUp(row.role as never) ? (['giveUp'] as const) : []),
    ...(!own && onPortal && isGrantable(row.role) && heldRoles.grant.allows(ctx.actor, { personUid: uid })
      ? (['withdraw'] as const)
      : []),
  ]
}

/** Loads everything about a person's roles that the caller may see. */
export const readPersonRoles = async (ctx: Context, uid: string): Promise<PersonRoles> => {
  const [rows, requests, transfers, person, flags] = await Promise.all([
    readHeldRoles(ctx.db, uid),
    readRows(ctx, roleRequestRows, sql`r.person_uid = ${uid}`, sql`order by r.id desc limit 20`),
    readRows(
      ctx,
      roleTransferSubjects,
      sql`${uid}::uuid in (t.from_uid, t.to_uid)`,
      sql`order by t.id desc limit 20`,
    ),
    ctx.db
      .selectFrom('person')
      .select(['default_role as defaultRole', 'certified_expert as certifiedExpert'])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('person_access_flag')
      .select('flag')
      .where('person_uid', '=', uid)
      .orderBy('flag')
      .execute(),
  ])
  const onPortal = new Set<string>(rows.filter((row) => row.accelerator === null).map(({ role }) => role))
  const requestedRoles = new Set<string>(
    requests.filter(({ status }) => status === 'CONSIDERATION').map(({ role }) => role),
  )
  const own = isPerson(ctx.actor, uid)
  return {
    uid,
    roles: rows.map((row) => ({ ...row, actions: actionsOf(ctx, uid, row) })),
    defaultRole: person.defaultRole,
    offered: own ? offeredRoles.filter(({ role }) => !onPortal.has(role) && !requestedRoles.has(role)) : [],
    requests,
    transfers: transfers.map((one) => shownTransfer(ctx.actor, one)),
    accessFlags: flags.map(({ flag }) => flag),
    certifiedExpert: person.certifiedExpert,
  }
}
