import type { StateTable } from '#platform/domain/state-table.ts'
import type { FirmInvitationState } from './firms.ts'
import type { PipelineStage } from './pipeline.rules.ts'

/** An invitation to a firm. */
export const firmInvitationStateTable: StateTable<FirmInvitationState> = {
  words: 'investors:firmStates',
  tones: { SENT: 'new', ACCEPTED: 'accepted', DECLINED: 'rejected', REVOKED: 'blocked' },
}

/** The stages with their colours. */
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
