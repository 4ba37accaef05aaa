import type { StateTable } from '#platform/domain/state-table.ts'
import type { RoleRequestState, RoleTransferState } from './states.ts'

/** State labels and colours of a request for a role. */
export const roleRequestStateTable: StateTable<RoleRequestState> = {
  words: 'roles:requestStates',
  tones: {
    CONSIDERATION: 'new',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}

/** State labels and colours of a transfer; an accepted one waits for the giver's confirmation. */
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
