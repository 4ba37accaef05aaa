import { sql } from 'kysely'
import { isAcceleratorAdmin, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RoleTransferSubject } from './role-transfer.repository.ts'

/** The active person of an address, or null. */
export const activeUnder = async (db: Db, email: string): Promise<string | null> => {
  const found = await db
    .selectFrom('person')
    .select('uid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'A')
    .executeTakeFirst()
  return found?.uid ?? null
}

/** Administrators of an accelerator know its team with the addresses, those of the portal know everybody. */
const knowsRolesBehind = (actor: Actor, acceleratorId: number | null): boolean =>
  acceleratorId === null ? isPortalAdministrator(actor) : isAcceleratorAdmin(actor, acceleratorId)

/** What is wrong with an offer is told to whoever knows it anyway; to others the address tells nothing (ADR 26). */
export const refuseKnown = (ctx: Context, { toUid, alreadyHeld, accelerator }: RoleTransferSubject): void => {
  if (toUid === null && isPortalAdministrator(ctx.actor)) throw new ProductError('USER_NOT_REGISTERED')
  if (alreadyHeld && knowsRolesBehind(ctx.actor, accelerator?.id ?? null))
    throw new ProductError('ROLE_ALREADY_GRANTED')
}
