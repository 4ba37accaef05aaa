import type { StateTable } from '#platform/domain/state-table.ts'
import type { FirmInvitationState } from './firms.ts'

/** An invitation to a firm. */
export const firmInvitationStateTable: StateTable<FirmInvitationState> = {
  words: 'investors:firmStates',
  tones: { SENT: 'new', ACCEPTED: 'accepted', DECLINED: 'rejected', REVOKED: 'blocked' },
}
