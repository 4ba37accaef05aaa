import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
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
import { roleTransferMachine } from '../domain/role-transfer.machine.ts'
import { roleTransfers } from '../domain/role-transfer.policy.ts'
import type { RoleTransferAction } from '../domain/states.ts'
import { moveRole } from './move-role.ts'
import { ownRoles } from './own-roles.use-case.ts'
import {
  findRoleTransfer,
  readRoleTransfers,
  shownTransfer,
  type RoleTransferSubject,
} from './role-transfer.repository.ts'

/** The active person of an address, who is not the giver. */
const receiverOf = async (ctx: Context, email: string, fromUid: string): Promise<string> => {
  const found = await ctx.db
    .selectFrom('person')
    .select('uid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'A')
    .executeTakeFirst()
  if (!found) throw new ProductError('USER_NOT_REGISTERED')
  if (found.uid === fromUid) throw new ProductError('ROLE_ALREADY_GRANTED')
  return found.uid
}

/** Offers a role of one's own: a letter tells the receiver, nothing moves yet. */
export const offerRoleTransferUseCase = useCase({
  endpoint: offerRoleTransfer,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role, acceleratorId, email } }, { personUid }) => {
    const toUid = await receiverOf(ctx, email, personUid)
    if (role === 'INI') throw new ProductError('ROLE_ALREADY_GRANTED')
    const { id } = await ctx.db
      .insertInto('role_transfer')
      .values({
        from_uid: personUid,
        to_uid: toUid,
        role,
        accelerator_id: acceleratorId ?? null,
        created_by: personUid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = (await findRoleTransfer(ctx.db, ctx.actor, id))!
    if (!made.held) throw new ProductError('STATE_CHANGED')
    if (made.alreadyHeld) throw new ProductError('ROLE_ALREADY_GRANTED')
    await audit(ctx, {
      acceleratorId: acceleratorId ?? null,
      subject: 'role_transfer',
      subjectId: id,
      action: 'offer',
      details: { role, toUid },
    })
    await raise(ctx, 'RoleTransferOffered', { id }, acceleratorId ?? null)
    return shownTransfer(made)
  },
})

const load = (ctx: Context, { body }: { body: { transferId: number } }) =>
  findRoleTransfer(ctx.db, ctx.actor, body.transferId)

const move = async (ctx: Context, transfer: RoleTransferSubject, action: RoleTransferAction) => {
  await transition(ctx, roleTransferMachine, action, {
    id: transfer.id,
    acceleratorId: transfer.accelerator?.id ?? null,
    facts: async () => (await findRoleTransfer(ctx.db, ctx.actor, transfer.id))!,
    set: { decided_at: ctx.now.toISOString() },
  })
  if (action === 'confirm') await moveRole(ctx, transfer)
  return shownTransfer((await findRoleTransfer(ctx.db, ctx.actor, transfer.id))!)
}

/** The receiver agrees. */
export const acceptRoleTransferUseCase = useCase({
  endpoint: acceptRoleTransfer,
  load,
  authorize: roleTransfers.receive,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'accept'),
})

/** The receiver declines. */
export const rejectRoleTransferUseCase = useCase({
  endpoint: rejectRoleTransfer,
  load,
  authorize: roleTransfers.receive,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'reject'),
})

/** The giver confirms, and the role moves. */
export const confirmRoleTransferUseCase = useCase({
  endpoint: confirmRoleTransfer,
  load,
  authorize: roleTransfers.give,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'confirm'),
})

/** The giver or an administrator stops it. */
export const revokeRoleTransferUseCase = useCase({
  endpoint: revokeRoleTransfer,
  load,
  authorize: roleTransfers.revoke,
  run: (ctx, _input, transfer) => move(ctx, transfer, 'revoke'),
})

/** Every hand-over, for the administrator. */
export const listRoleTransfersQuery = query({
  endpoint: listRoleTransfers,
  load: async () => null,
  authorize: roleAdministration.oversee,
  run: async (ctx, { query: asked }) => {
    const status = asked.status?.length ? sql`t.status = any(${asked.status})` : sql`true`
    const found = asked.findText
      ? sql`exists (select from person s where s.uid in (t.from_uid, t.to_uid)
          and concat_ws(' ', s.last_name, s.first_name, s.email) ilike ${contains(asked.findText)})`
      : sql`true`
    const where = sql`${status} and ${found}`
    const [items, count] = await Promise.all([
      readRoleTransfers(ctx.db, ctx.actor, where, pageOf(asked)),
      countUpTo(ctx.db, sql`select from role_transfer t where ${where}`),
    ])
    return { items: items.map(shownTransfer), ...count }
  },
})
