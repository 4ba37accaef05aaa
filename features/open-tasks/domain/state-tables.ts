import type { StateTable } from '#platform/domain/state-table.ts'
import type { OrganizerOutcome } from './event-organizer.rules.ts'
import type { EntryStanding, OpenTaskState, ProjectOffer, ReceiptResult } from './states.ts'

/** An open task. */
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

/** An entry. */
export const entryStandingTable: StateTable<EntryStanding> = {
  words: 'open-tasks:standings',
  tones: { IN_TIME: 'accepted', LATE: 'work', WITHDRAWN: 'blocked' },
}

/** A project that a winner was offered. */
export const projectOfferTable: StateTable<ProjectOffer> = {
  words: 'open-tasks:offers',
  tones: { OFFERED: 'new', ACCEPTED: 'accepted', DECLINED: 'blocked' },
}

/** What a press of the button came to. */
export const receiptResultTable: StateTable<ReceiptResult> = {
  words: 'open-tasks:receiptResults',
  tones: { RECEIVED: 'accepted', LATE: 'work', REFUSED: 'rejected' },
}

/** An organiser in the external event platform. */
export const organizerOutcomeTable: StateTable<OrganizerOutcome> = {
  words: 'open-tasks:organizerOutcomes',
  tones: { WAITING: 'work', CREATED: 'accepted', REFUSED: 'rejected', FAILED: 'rejected' },
}
