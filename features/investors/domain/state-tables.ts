import type { StateTable } from '#platform/domain/state-table.ts'
import type { FirmInvitationState } from './firms.ts'
import type { PipelineStage } from './pipeline.rules.ts'

/** State table of invitations to a firm. */
export const firmInvitationStateTable: StateTable<FirmInvitationState> = {
  words: 'investors:firmStates',
  tones: { SENT: 'new', ACCEPTED: 'accepted', DECLINED: 'rejected', REVOKED: 'blocked' },
}

/** State table of the stages. */
export const pipelineStageTable: StateTable<PipelineStage> = {
  words: 'investors:stages',
  tones: {
    WATCHING: 'new',
    CONTACTED: 'work',
    STUDYING: 'work',
    TERMS: 'done',
    INVESTED: 'accepted',
    PASSED: 'blocked',
  },
}
