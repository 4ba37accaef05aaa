import type { ProjectStanding } from './project-standings.ts'
import type { StateTable } from '#platform/domain/state-table.ts'
import type { JobState } from './job-states.ts'
import type { MailState } from './mail-states.ts'

/** A letter on its way. */
export const mailStateTable: StateTable<MailState> = {
  words: 'administration:mailStates',
  tones: { QUEUED: 'new', SENT: 'accepted', KEPT: 'work', FAILED: 'rejected' },
}

/** A background job that has not ended well yet. */
export const jobStateTable: StateTable<JobState> = {
  words: 'administration:jobStates',
  tones: { WAITING: 'new', RUNNING: 'work', RETRYING: 'blocked', FAILED: 'rejected' },
}

/** Where a project stands on the portal. */
export const standingTable: StateTable<ProjectStanding> = {
  words: 'administration:standings',
  tones: {
    KEPT: 'new',
    WORKING: 'work',
    APPLIED: 'new',
    FREE: 'blocked',
  },
}
