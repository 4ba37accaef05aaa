import type { StateTable } from '#platform/domain/state-table.ts'
import type { RoleRequestState, RoleTransferState } from './states.ts'

/** A request for a role. */
export const roleRequestStateTable: StateTable<RoleRequestState> = {
  words: 'roles:requestStates',
  tones: {
    CONSIDERATION: 'new',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}

/** A transfer of a role: what is agreed to waits for who gives it. */
export const roleTransferStateTable: StateTable<RoleTransferState> = {
  words: 'roles:transferStates',
  tones: {
    OFFERED: 'new',
    ACCEPTED: 'new',
    TRANSFERRED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}
