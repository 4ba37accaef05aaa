import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  REQUEST_APPROVAL_IN_ACCELERATOR: {
    params: ['project', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestCreated'],
    to: ['acceleratorTeam'],
  },
  EVENT_ACCEPTED_ACCELERATOR: {
    params: ['project', 'track', 'note'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestAccepted'],
    to: ['projectTeam'],
  },
  EVENT_REJECTED_ACCELERATOR: {
    params: ['project', 'track', 'reason'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestRejected'],
    to: ['projectTeam'],
  },
  REQUEST_REVOKED: {
    params: ['project', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestRevoked'],
    to: ['acceleratorTeam'],
  },
  REQUEST_TRANSFERRED: {
    params: ['project', 'fromTrack', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestTransferred'],
    to: ['projectTeam'],
  },
  PROJECT_TRANSFERRED: {
    params: ['project', 'fromTrack', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestTransferred'],
    to: ['projectTeam', 'tracker'],
  },
  REQUEST_DELETED: {
    params: ['project', 'track', 'reason'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestDeleted'],
    to: ['projectTeam'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  DecisionRunCancelled: 'the page of the decisions shows it to whoever began them',
  DecisionRunFinished: 'the page of the decisions shows it to whoever began them',
}
