import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import type { RoleEvent } from './events.ts'
import { roleTransfers, type RoleTransferFacts } from './role-transfer.policy.ts'
import { roleTransferStates, type RoleTransferAction, type RoleTransferState } from './states.ts'

const possible = ({ held, alreadyHeld }: RoleTransferFacts): ErrorCode | null => {
  if (!held) return 'STATE_CHANGED'
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
