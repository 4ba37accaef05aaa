import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  REQUEST_APPROVAL_IN_ACCELERATOR: {
    params: ['project', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestCreated'],
    to: ['acceleratorTeam'],
    decision: 'requestId',
    decided: { subject: 'acceleration_request', by: ['accept', 'reject', 'revoke'] },
    previewed: true,
  },
  EVENT_ACCEPTED_ACCELERATOR: {
    params: ['project', 'track', 'note'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestAccepted'],
    to: ['projectTeam'],
    previewed: true,
  },
  EVENT_REJECTED_ACCELERATOR: {
    params: ['project', 'track', 'reason'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestRejected'],
    to: ['projectTeam'],
    previewed: true,
  },
  REQUEST_REVOKED: {
    params: ['project', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestRevoked'],
    to: ['acceleratorTeam'],
    previewed: true,
  },
  REQUEST_TRANSFERRED: {
    params: ['project', 'fromTrack', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestTransferred'],
    to: ['projectTeam'],
    previewed: true,
  },
  PROJECT_TRANSFERRED: {
    params: ['project', 'fromTrack', 'track'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestTransferred'],
    to: ['projectTeam', 'tracker'],
    previewed: true,
  },
  REQUEST_DELETED: {
    params: ['project', 'track', 'reason'],
    kind: 'APPLICATIONS',
    by: ['AccelerationRequestDeleted'],
    to: ['projectTeam'],
    previewed: true,
  },
  REQUEST_DUE: {
    params: ['project', 'track', 'day'],
    kind: 'APPLICATIONS',
    by: ['job:send-reminders'],
    to: ['ruled'],
    previewed: true,
  },
  INTAKE_UNDECIDED: {
    params: ['track', 'count', 'day'],
    kind: 'APPLICATIONS',
    by: ['job:send-reminders'],
    to: ['ruled'],
    previewed: true,
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  DecisionRunCancelled: 'the page of the decisions shows it to the user who started them',
  DecisionRunFinished: 'the page of the decisions shows it to the user who started them',
}
