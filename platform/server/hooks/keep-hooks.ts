import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '../context.ts'
import { countHit } from '../rate-limit.ts'
import type { Vault } from '../secrets/vault.ts'
import { sendDeliveries, type HookTables } from './hook-tables.ts'
import { newSigningSecret } from './sign-message.ts'

/** Replaces a signing secret; for a day deliveries are also signed with the former one. */
export const rotateSecret = async (
  db: Db,
  tables: HookTables,
  vault: Vault,
  { id, secretAt }: { id: number; secretAt: string },
): Promise<{ id: number; secret: string }> => {
  const secret = newSigningSecret()
  const changed = await sql`
    update ${sql.table(tables.hooks)} set previous_secret = secret, previous_until = now() + interval '1 day',
      secret = ${vault.seal(secret, tables.place(id))}, secret_at = now()
    where id = ${id} and secret_at = ${secretAt}::timestamptz`.execute(db)
  if (changed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
  return { id, secret }
}

/** Enables or disables a webhook; 409 if it is already. */
export const turnHook = async (
  db: Db,
  { hooks }: HookTables,
  { id, active }: { id: number; active: boolean },
): Promise<void> => {
  const turned = await sql`
    update ${sql.table(hooks)} set active = ${active}, stopped_at = null, failures = 0, failing_since = null
    where id = ${id} and active <> ${active}`.execute(db)
  if (turned.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
}

/** Rate limit of sending by hand: for testing, not for load. */
const byHand = { hits: 20, seconds: 3600 }

/** Requires that the webhook is enabled, and below the rate limit of sending by hand. */
const requireReady = async (
  { db }: Context,
  { hooks }: HookTables,
  { id, active }: { id: number; active: boolean },
): Promise<void> => {
  if (!active) throw new ProductError('STATE_CHANGED')
  await countHit(db, `${hooks.replace('_', '-')}:${id}`, byHand)
}

/** Sends an empty event, to test the receiver. */
export const sendTest = async (
  ctx: Context,
  tables: HookTables,
  hook: { id: number; active: boolean },
): Promise<void> => {
  await requireReady(ctx, tables, hook)
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(tables.deliveries)} (hook_id, kind, changed_at)
    values (${hook.id}, 'TEST', ${ctx.now.toISOString()}) returning id`.execute(ctx.db)
  await sendDeliveries(ctx.db, tables, [{ id: rows[0]!.id, hookId: hook.id }])
}

/** Sends a delivery again with its id, which receivers recognize. */
export const resendDelivery = async (
  ctx: Context,
  tables: HookTables,
  { id, active, deliveryId }: { id: number; active: boolean; deliveryId: string },
): Promise<void> => {
  await requireReady(ctx, tables, { id, active })
  const again = await sql`
    update ${sql.table(tables.deliveries)} set outcome = 'WAITING', problem = null, http_status = null
    where id = ${deliveryId} and outcome <> 'WAITING'`.execute(ctx.db)
  if (again.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
  await sendDeliveries(ctx.db, tables, [{ id: deliveryId, hookId: id }])
}
