import type { AcceleratorStatus } from '#platform/domain/accelerator-statuses.ts'
import type { StateTable } from '#platform/domain/state-table.ts'
import type { ApprovalState } from './states.ts'

/** State table of requests for new accelerators. */
export const approvalStateTable: StateTable<ApprovalState> = {
  words: 'accelerators:approval',
  tones: {
    ON_COORDINATION: 'new',
    COORDINATED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}

export const acceleratorStateTable: StateTable<AcceleratorStatus> = {
  words: 'accelerators:statuses',
  tones: {
    PLANNED: 'new',
    ACTIVE: 'accepted',
    FINISHED: 'blocked',
  },
}
