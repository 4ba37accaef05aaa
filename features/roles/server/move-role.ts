import { sql } from 'kysely'
import { handOverTracking } from '#features/participations'
import type { PortalRole } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { addPortalRole, forgetDefaultRole, removePortalRole } from './held-roles.repository.ts'
import type { RoleTransferSubject } from './role-transfer.repository.ts'

type Agreed = RoleTransferSubject & { toUid: string }

const moveOnPortal = async (ctx: Context, { fromUid, toUid, role }: Agreed): Promise<void> => {
  if (!(await removePortalRole(ctx.db, fromUid, role as PortalRole))) throw new ProductError('STATE_CHANGED')
  if (!(await addPortalRole(ctx.db, toUid, role as PortalRole)))
    throw new ProductError('ROLE_ALREADY_GRANTED')
}

/**
 * Transfers the membership itself, including its administrator flag. If an ordinary member receives an administrator's
 * membership, it replaces their own.
 */
const moveInAccelerator = async (
  ctx: Context,
  { fromUid, toUid, role }: Agreed,
  acceleratorId: number,
): Promise<void> => {
  await sql`delete from accelerator_member where accelerator_id = ${acceleratorId} and person_uid = ${toUid}
    and role = ${role} and not admin`.execute(ctx.db)
  const moved = await sql`
    update accelerator_member set person_uid = ${toUid}
    where accelerator_id = ${acceleratorId} and person_uid = ${fromUid} and role = ${role} and not blocked
    returning id`.execute(ctx.db)
  if (moved.rows.length === 0) throw new ProductError('STATE_CHANGED')
  await forgetDefaultRole(ctx.db, fromUid, role)
  if (role === 'TRC' || role === 'TRC_TEAM') await handOverTracking(ctx, { acceleratorId, fromUid, toUid })
}

/** Transfers a role. The permissions of both people are reloaded at their next request. */
export const moveRole = async (ctx: Context, transfer: RoleTransferSubject): Promise<void> => {
  const { toUid } = transfer
  if (toUid === null) throw new ProductError('STATE_CHANGED')
  if (transfer.accelerator) await moveInAccelerator(ctx, { ...transfer, toUid }, transfer.accelerator.id)
  else await moveOnPortal(ctx, { ...transfer, toUid })
}
