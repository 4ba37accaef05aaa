import { sql } from 'kysely'
import { reserveEmail } from '#features/communication'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { mapRows } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import { transition } from '#platform/server/transition.ts'
import {
  acceptRoleTransfer,
  confirmRoleTransfer,
  listRoleTransfers,
  offerRoleTransfer,
  rejectRoleTransfer,
  revokeRoleTransfer,
} from '../contract/role.endpoints.ts'
import { heldRoles } from '../domain/held-roles.policy.ts'
import { roleAdministration } from '../domain/role-administration.policy.ts'
import { roleTransferMachine, roleTransfers } from '../domain/role-transfer.machine.ts'
import type { RoleTransferAction } from '../domain/states.ts'
import { ownRoles } from './held-roles.repository.ts'
import { moveRole } from './move-role.ts'
import { activeUnder, refuseKnown } from './receiver.ts'
import {
  findRoleTransfer,
  roleTransferSubjects,
  shownTransfer,
  type RoleTransferSubject,
} from './role-transfer.repository.ts'

/**
 * Offers one's own role to an address. A person with that address is notified; the role is not transferred yet. The
 * response is the same for every address and names nobody (ADR 26).
 */
export const offerRoleTransferUseCase = useCase({
  endpoint: offerRoleTransfer,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role, acceleratorId = null, email } }, { personUid }) => {
    if (role === 'INI') throw new ProductError('ROLE_ALREADY_GRANTED')
    await reserveEmail(ctx, { email, acceleratorId: null })
    const toUid = await activeUnder(ctx.db, email)
    if (toUid === personUid) throw new ProductError('ROLE_ALREADY_GRANTED')
    const { id } = await ctx.db
      .insertInto('role_transfer')
      .values({
        from_uid: personUid,
        to_uid: toUid,
        to_email: email,
        role,
        accelerator_id: acceleratorId,
        created_by: personUid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = stillThere(await findRoleTransfer(ctx, id))
    if (!made.giverHasRole) throw new ProductError('STATE_CHANGED')
    refuseKnown(ctx, made)
    await audit(ctx, {
      acceleratorId,
      subject: 'role_transfer',
      subjectId: id,
      action: 'offer',
      details: { role, toUid },
    })
    await raise(ctx, 'RoleTransferOffered', { id }, acceleratorId)
    return shownTransfer(ctx.actor, made)
  },
})

const load = (ctx: Context, { body }: { body: { transferId: number } }) =>
  findRoleTransfer(ctx, body.transferId)

const move = async (ctx: Context, transfer: RoleTransferSubject, action: RoleTransferAction) => {
  // Blocking a member locks the same row, so the two cannot interleave.
  if (action === 'confirm' && transfer.accelerator)
    await sql`select id from accelerator where id = ${transfer.accelerator.id} for no key update`.execute(
      ctx.db,
    )
  await transition(ctx, roleTransferMachine, action, {
    id: transfer.id,
    acceleratorId: transfer.accelerator?.id ?? null,
    facts: async () => stillThere(await findRoleTransfer(ctx, transfer.id)),
    set: { decided_at: ctx.now.toISOString() },
  })
  if (action === 'confirm') await moveRole(ctx, transfer)
  return shownTransfer(ctx.actor, stillThere(await findRoleTransfer(ctx, transfer.id)))
}

export const acceptRoleTransferUseCase = useCase({
  endpoint: acceptRoleTransfer,
  load,
  authorize: roleTransfers.receive,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'accept'),
})

export const rejectRoleTransferUseCase = useCase({
  endpoint: rejectRoleTransfer,
  load,
  authorize: roleTransfers.receive,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'reject'),
})

/** The giver confirms, and the role is transferred. */
export const confirmRoleTransferUseCase = useCase({
  endpoint: confirmRoleTransfer,
  load,
  authorize: roleTransfers.give,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'confirm'),
})

/** The giver or an administrator cancels the transfer. */
export const revokeRoleTransferUseCase = useCase({
  endpoint: revokeRoleTransfer,
  load,
  authorize: roleTransfers.revoke,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'revoke'),
})

/** All transfers, for the administrator. */
export const listRoleTransfersQuery = listOf(listRoleTransfers, {
  load: nothing,
  authorize: roleAdministration.oversee,
  rows: mapRows(roleTransferSubjects, (one, { actor }) => shownTransfer(actor, one)),
  scope: () => sql`true`,
  sortings: () => ({ CREATE_DATE: sql`t.id` }),
  filters: { status: (states) => sql`t.status = any(${states})` },
  search: sql`concat_ws(' ', ${wholeName('f')}, f.email, ${wholeName('p')}, p.email)`,
})
