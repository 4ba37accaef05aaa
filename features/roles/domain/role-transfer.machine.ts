import { hasRole, isPerson, isPortalAdministrator, isThemselves, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  roleTransferStates,
  type RoleTransferAction,
  type RoleTransferState,
  type RoleEvent,
} from './states.ts'

/** Facts for the policy of a transfer. */
export type RoleTransferFacts = {
  fromUid: string
  /** Null while there is no account for the address. */
  toUid: string | null
  /**
   * Whether the giver still holds the role (it may have been withdrawn), and the receiver is not blocked in the portal.
   */
  giverHasRole: boolean
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

const possible = ({ giverHasRole, alreadyHeld }: RoleTransferFacts): ErrorCode | null => {
  if (!giverHasRole) return 'STATE_CHANGED'
  return alreadyHeld ? 'ROLE_ALREADY_GRANTED' : null
}

/** State machine of a transfer. The role is transferred only after both sides have confirmed. */
export const roleTransferMachine = defineMachine<
  RoleTransferState,
  RoleTransferAction,
  RoleTransferFacts,
  RoleEvent
>({
  name: 'role_transfer',
  table: 'role_transfer',
  column: 'status',
  states: roleTransferStates,
  initial: 'OFFERED',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['OFFERED'],
      to: 'ACCEPTED',
      by: roleTransfers.receive,
      guard: possible,
      event: 'RoleTransferAccepted',
    },
    reject: {
      from: ['OFFERED', 'ACCEPTED'],
      to: 'REJECTED',
      by: roleTransfers.receive,
      event: 'RoleTransferRejected',
    },
    confirm: {
      from: ['ACCEPTED'],
      to: 'TRANSFERRED',
      by: roleTransfers.give,
      guard: possible,
      event: 'RoleTransferConfirmed',
    },
    revoke: {
      from: ['OFFERED', 'ACCEPTED'],
      to: 'REVOKED',
      by: roleTransfers.revoke,
      event: 'RoleTransferRevoked',
    },
  },
})
