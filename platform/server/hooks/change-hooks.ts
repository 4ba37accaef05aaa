import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '../context.ts'
import { countHit } from '../rate-limit.ts'
import type { Vault } from '../secrets/vault.ts'
import { failWaiting, sendDeliveries, type HookTables } from './hook-tables.ts'
import { newSigningSecret } from './sign-message.ts'

/**
 * Replaces a signing secret; for a day deliveries are also signed with the former one. If a command replaced it and nobody
 * took the new one, the receiver still knows the one before, which stays valid as long as the command promised.
 */
export const rotateSecret = async (
  db: Db,
  tables: HookTables,
  vault: Vault,
  { id, secretAt }: { id: number; secretAt: string },
): Promise<{ id: number; secret: string }> => {
  const secret = newSigningSecret()
  const changed = await sql`
    update ${sql.table(tables.hooks)} set
      previous_secret = case when secret_known then secret else previous_secret end,
      previous_until = greatest(now() + interval '1 day', case when not secret_known then previous_until end),
      secret = ${vault.seal(secret, tables.place(id))}, secret_at = now(), secret_known = true
    where id = ${id} and secret_at = ${secretAt}::timestamptz`.execute(db)
  if (changed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
  return { id, secret }
}

/** Enables or disables a webhook; disabling fails its pending deliveries. 409 if it is already in that state. */
export const turnHook = async (
  db: Db,
  tables: HookTables,
  { id, active }: { id: number; active: boolean },
): Promise<void> => {
  const turned = await sql`
    update ${sql.table(tables.hooks)} set active = ${active}, stopped_at = null, failures = 0, failing_since = null
    where id = ${id} and active <> ${active}`.execute(db)
  if (turned.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
  if (!active) await failWaiting(db, tables, id)
}

/** Webhooks that a person creates in a day, removed ones included. */
const perDay = { hits: 50, seconds: 86_400 }

/** Counts a webhook that a person creates: each may make the portal call another server. */
export const countCreation = async (db: Db, uid: string): Promise<void> => {
  await countHit(db, `hooks-made:${uid}`, perDay)
}

/** The facts of a webhook that manual sending needs. */
type SendingHook = { id: number; active: boolean; personal?: boolean }

/** Rate limit of a person's manual sending over all webhooks: for testing, not for load. */
const byHand = { hits: 20, seconds: 3600 }

/** Requires that the webhook is enabled and the person is below the rate limit of manual sending. */
const requireReady = async ({ db, actor }: SignedIn, { active }: SendingHook): Promise<void> => {
  if (!active) throw new ProductError('STATE_CHANGED')
  await countHit(db, `hooks-by-hand:${actor.uid}`, byHand)
}

/** Attempts of a test message: the tester waits for the answer. */
const testAttempts = 1

/** Sends an empty event, to test the receiver. */
export const sendTest = async (ctx: SignedIn, tables: HookTables, hook: SendingHook): Promise<void> => {
  await requireReady(ctx, hook)
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(tables.deliveries)} (hook_id, kind, changed_at)
    values (${hook.id}, 'TEST', ${ctx.now.toISOString()}) returning id`.execute(ctx.db)
  await sendDeliveries(ctx.db, tables, [
    { id: rows[0]!.id, hookId: hook.id, personal: hook.personal ?? false, attempts: testAttempts },
  ])
}

/** Resends a delivery with the same id, which receivers recognize. */
export const resendDelivery = async (
  ctx: SignedIn,
  tables: HookTables,
  { deliveryId, ...hook }: SendingHook & { deliveryId: string },
): Promise<void> => {
  await requireReady(ctx, hook)
  const again = await sql<{ kind: string }>`
    update ${sql.table(tables.deliveries)} set outcome = 'WAITING', problem = null, http_status = null
    where id = ${deliveryId} and outcome <> 'WAITING' returning kind`.execute(ctx.db)
  const [sent] = again.rows
  if (!sent) throw new ProductError('STATE_CHANGED')
  await sendDeliveries(ctx.db, tables, [
    {
      id: deliveryId,
      hookId: hook.id,
      personal: hook.personal ?? false,
      ...(sent.kind === 'TEST' ? { attempts: testAttempts } : {}),
    },
  ])
}
