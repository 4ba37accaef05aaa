import type { StateTable } from '#platform/domain/state-table.ts'
import type { OrganizerOutcome } from './event-organizer.rules.ts'
import type { EntryStanding, OpenTaskState, ProjectOffer, ReceiptResult } from './states.ts'

/** States of an open task. */
export const openTaskStateTable: StateTable<OpenTaskState> = {
  words: 'open-tasks:states',
  tones: {
    DRAFT: 'work',
    MODERATION: 'new',
    APPROVED: 'new',
    OPEN: 'accepted',
    CLOSED: 'work',
    JUDGED: 'done',
    RESULTS: 'accepted',
    CANCELLED: 'rejected',
  },
}

/** Standings of an entry. */
export const entryStandingTable: StateTable<EntryStanding> = {
  words: 'open-tasks:standings',
  tones: { IN_TIME: 'accepted', LATE: 'work', WITHDRAWN: 'blocked' },
}

/** States of a project offered to a winner. */
export const projectOfferTable: StateTable<ProjectOffer> = {
  words: 'open-tasks:offers',
  tones: { OFFERED: 'new', ACCEPTED: 'accepted', DECLINED: 'blocked' },
}

/** Results of a submission. */
export const receiptResultTable: StateTable<ReceiptResult> = {
  words: 'open-tasks:receiptResults',
  tones: { RECEIVED: 'accepted', LATE: 'work', REFUSED: 'rejected' },
}

/** States of an organiser in the external event platform. */
export const organizerOutcomeTable: StateTable<OrganizerOutcome> = {
  words: 'open-tasks:organizerOutcomes',
  tones: { WAITING: 'work', CREATED: 'accepted', REFUSED: 'rejected', FAILED: 'rejected' },
}
