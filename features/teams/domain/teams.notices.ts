import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TEAM_INVITATION_RECEIVED: {
    params: ['person', 'team', 'offer'],
    kind: 'TEAMS',
    by: ['TeamInvitationSent'],
    to: ['invitee'],
    decision: 'invitationId',
    decided: { subject: 'team_invitation', by: ['accept', 'decline', 'revoke', 'revokeRegistered'] },
  },
  TEAM_INVITATION_ACCEPTED: {
    params: ['person', 'team'],
    kind: 'TEAMS',
    by: ['TeamInvitationAccepted'],
    to: ['inviter'],
  },
  TEAM_INVITATION_DECLINED: {
    params: ['person', 'team'],
    kind: 'TEAMS',
    by: ['TeamInvitationDeclined'],
    to: ['inviter'],
  },
  TEAM_INVITATION_REVOKED: {
    params: ['team'],
    kind: 'TEAMS',
    by: ['TeamInvitationRevoked'],
    to: ['invitee'],
  },
  ACCELERATOR_ROLES_CHANGED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorRolesChanged'],
    to: ['member'],
    previewed: true,
  },
  ACCELERATOR_MEMBER_BLOCKED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberBlocked'],
    to: ['member'],
    previewed: true,
  },
  ACCELERATOR_MEMBER_UNBLOCKED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberUnblocked'],
    to: ['member'],
    previewed: true,
  },
  ACCELERATOR_MEMBER_REMOVED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberRemoved'],
    to: ['member'],
    previewed: true,
  },
  ACCELERATOR_MEMBER_LEFT: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberLeft'],
    to: ['acceleratorAdmins'],
    previewed: true,
  },
  ACCELERATOR_TEAM_REQUESTED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequested'],
    to: ['acceleratorAdmins'],
    decision: 'requestId',
    decided: { subject: 'accelerator_team_request', by: ['accept', 'reject', 'revoke'] },
    previewed: true,
  },
  ACCELERATOR_TEAM_REQUEST_ACCEPTED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequestAccepted'],
    to: ['requester'],
    previewed: true,
  },
  ACCELERATOR_TEAM_REQUEST_REJECTED: {
    params: ['accelerator', 'reason'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequestRejected'],
    to: ['requester'],
    previewed: true,
  },
  JOIN_REQUESTED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['JoinRequested'],
    to: ['decider'],
    decision: 'requestId',
    decided: { subject: 'project_join_request', by: ['accept', 'reject', 'revoke'] },
  },
  JOIN_REQUEST_ACCEPTED: {
    params: ['project'],
    kind: 'TEAMS',
    by: ['JoinRequestAccepted'],
    to: ['requester'],
  },
  JOIN_REQUEST_REJECTED: {
    params: ['project', 'reason'],
    kind: 'TEAMS',
    by: ['JoinRequestRejected'],
    to: ['requester'],
  },
  JOIN_REQUEST_REVOKED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['JoinRequestRevoked'],
    to: ['decider'],
  },
  TEAM_INVITATION_UNANSWERED: {
    params: ['person', 'team', 'day'],
    kind: 'TEAMS',
    by: ['job:send-reminders'],
    to: ['ruled'],
  },
  TEAM_INVITATION_DUE: { params: ['team', 'day'], kind: 'TEAMS', by: ['job:send-reminders'], to: ['ruled'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  AcceleratorTeamRequestRevoked: 'the requester withdrew it before a decision',
  TeamInvitationRegistered: 'the invitation is on the agenda of the registered invitee',
  VacancyClosed: 'the list of vacancies shows it',
  VacancyReopened: 'the list of vacancies shows it',
}
