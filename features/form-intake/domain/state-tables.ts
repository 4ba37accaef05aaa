import type { StateTable } from '#platform/domain/state-table.ts'
import type { SubmissionState } from './states.ts'

/** State labels and colours of a submission. */
export const submissionStateTable: StateTable<SubmissionState> = {
  words: 'form-intake:states',
  tones: { NEW: 'new', PROCESSED: 'accepted', REJECTED: 'rejected' },
}

/** The same with the labels for a leader who has to confirm it. */
export const offerStateTable: StateTable<SubmissionState> = {
  ...submissionStateTable,
  words: 'form-intake:offerStates',
}
