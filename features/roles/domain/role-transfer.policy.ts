import { hasRole, isPerson, isPortalAdministrator, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { RoleTransferState } from './states.ts'

/** Facts for the policy of a transfer. */
export type RoleTransferFacts = {
  fromUid: string
  /** Null while there is no account for the address. */
  toUid: string | null
  /**
   * Whether the giver still holds the role (it may have been withdrawn), and the receiver is not blocked in the portal.
   */
  held: boolean
  /** Whether the receiver already holds the role, or is blocked in its accelerator. */
  alreadyHeld: boolean
}

/** Permissions for a transfer: both sides have to agree themselves; an administrator may only cancel it. */
export const roleTransfers = definePolicy<RoleTransferFacts, 'give' | 'receive' | 'revoke'>('roleTransfer', {
  view: (actor, transfer) =>
    isPerson(actor, transfer.fromUid) || isPerson(actor, transfer.toUid) || hasRole(actor, 'ADMIN'),
  give: (actor, transfer) => isPerson(actor, transfer.fromUid) && isThemselves(actor),
  receive: (actor, transfer) => isPerson(actor, transfer.toUid) && isThemselves(actor),
  revoke: (actor, transfer) =>
    isThemselves(actor) && (isPerson(actor, transfer.fromUid) || hasRole(actor, 'ADMIN')),
})

/**
 * Whether the reader may see the person behind the address: the receiver, administrators, and the giver once the
 * receiver has accepted.
 */
export const seesReceiver = (
  actor: Actor,
  { toUid, status }: { toUid: string | null; status: RoleTransferState },
): boolean =>
  status === 'ACCEPTED' || status === 'TRANSFERRED' || isPerson(actor, toUid) || isPortalAdministrator(actor)
