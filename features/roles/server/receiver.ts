import { sql } from 'kysely'
import { isAcceleratorAdmin, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RoleTransferSubject } from './role-transfer.repository.ts'

/** Returns the active person with the address, or null. */
export const activeUnder = async (db: Db, email: string): Promise<string | null> => {
  const found = await db
    .selectFrom('person')
    .select('uid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'A')
    .executeTakeFirst()
  return found?.uid ?? null
}

/**
 * Whether the actor can look up a person's roles anyway: administrators of an accelerator see its members with
 * addresses, those of the portal see everybody.
 */
const knowsRolesBehind = (actor: Actor, acceleratorId: number | null): boolean =>
  acceleratorId === null ? isPortalAdministrator(actor) : isAcceleratorAdmin(actor, acceleratorId)

/**
 * Throws an error about the receiver only for actors who can look this up anyway. For others the response reveals
 * nothing about the address (ADR 26).
 */
export const refuseKnown = (ctx: Context, { toUid, alreadyHeld, accelerator }: RoleTransferSubject): void => {
  if (toUid === null && isPortalAdministrator(ctx.actor)) throw new ProductError('USER_NOT_REGISTERED')
  if (alreadyHeld && knowsRolesBehind(ctx.actor, accelerator?.id ?? null))
    throw new ProductError('ROLE_ALREADY_GRANTED')
}
