import type { StateTable } from '#platform/domain/state-table.ts'
import type { SubmissionState } from './states.ts'

/** A submission of a form. */
export const submissionStateTable: StateTable<SubmissionState> = {
  words: 'form-intake:states',
  tones: { NEW: 'new', PROCESSED: 'accepted', REJECTED: 'rejected' },
}

/** The same, as the leader reads it who is asked to confirm it. */
export const offerStateTable: StateTable<SubmissionState> = {
  ...submissionStateTable,
  words: 'form-intake:offerStates',
}
