import { hasRole, isPerson, isPortalAdministrator, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { RoleTransferState } from './states.ts'

/** What the rules about a hand-over need to know. */
export type RoleTransferFacts = {
  fromUid: string
  /** Null while nobody is known under the address it went to. */
  toUid: string | null
  /** Whether the giver still holds the role, which may have been taken meanwhile, and the receiver is not blocked on the portal. */
  held: boolean
  /** Whether the receiver has come to hold it in another way, or is blocked in its accelerator. */
  alreadyHeld: boolean
}

/** Who may do what with a hand-over: both sides agree in person; an administrator may only stop it. */
export const roleTransfers = definePolicy<RoleTransferFacts, 'give' | 'receive' | 'revoke'>('roleTransfer', {
  view: (actor, transfer) =>
    isPerson(actor, transfer.fromUid) || isPerson(actor, transfer.toUid) || hasRole(actor, 'ADMIN'),
  give: (actor, transfer) => isPerson(actor, transfer.fromUid) && isThemselves(actor),
  receive: (actor, transfer) => isPerson(actor, transfer.toUid) && isThemselves(actor),
  revoke: (actor, transfer) =>
    isThemselves(actor) && (isPerson(actor, transfer.fromUid) || hasRole(actor, 'ADMIN')),
})

/** Whether the reader is told who is behind the address: the receiver, administrators, and the giver after agreement. */
export const seesReceiver = (
  actor: Actor,
  { toUid, status }: { toUid: string | null; status: RoleTransferState },
): boolean =>
  status === 'ACCEPTED' || status === 'TRANSFERRED' || isPerson(actor, toUid) || isPortalAdministrator(actor)
