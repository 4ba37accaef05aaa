import type { StateTable } from '#platform/domain/state-table.ts'
import type { BackupState } from './backup-states.ts'
import type { JobState } from './job-states.ts'
import type { MailState } from './mail-states.ts'
import type { ProjectStanding } from './project-standings.ts'

/** States of an email. */
export const mailStateTable: StateTable<MailState> = {
  words: 'administration:mailStates',
  tones: {
    QUEUED: 'new',
    DEFERRED: 'work',
    SENT: 'accepted',
    DELAYED: 'work',
    BOUNCED: 'rejected',
    FAILED: 'rejected',
    WITHHELD: 'blocked',
    KEPT: 'work',
  },
}

/** States of a background job that has not succeeded yet. */
export const jobStateTable: StateTable<JobState> = {
  words: 'administration:jobStates',
  tones: { WAITING: 'new', RUNNING: 'work', RETRYING: 'blocked', FAILED: 'rejected' },
}

/** Standings of a project on the portal. */
export const standingTable: StateTable<ProjectStanding> = {
  words: 'administration:standings',
  tones: {
    KEPT: 'new',
    WORKING: 'work',
    APPLIED: 'new',
    FREE: 'blocked',
  },
}

/** States of a backup of the portal. */
export const backupStateTable: StateTable<BackupState> = {
  words: 'administration:backupStates',
  tones: { RUNNING: 'work', PROVED: 'accepted', FAILED: 'rejected', REMOVED: 'blocked' },
}
