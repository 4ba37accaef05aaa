import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { getRoles } from '../contract/role.endpoints.ts'
import type { RoleRequestState, RoleTransferState } from '../domain/states.ts'

/** What a person holds, as the call answers it. */
export type PersonRoles = ResponseOf<typeof getRoles>

/** A role as it is held. */
export type HeldRole = PersonRoles['roles'][number]

/** A request for a role. */
export type RoleRequest = PersonRoles['requests'][number]

export type RoleTransfer = PersonRoles['transfers'][number]

/** The colour of each state of a request. */
export const requestTones: Record<RoleRequestState, StateTone> = {
  CONSIDERATION: 'new',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}

/** The colour of each state of a hand-over. */
export const transferTones: Record<RoleTransferState, StateTone> = {
  OFFERED: 'new',
  ACCEPTED: 'work',
  TRANSFERRED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}
