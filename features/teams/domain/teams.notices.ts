import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TEAM_INVITATION_RECEIVED: {
    params: ['person', 'team'],
    kind: 'TEAMS',
    by: ['TeamInvitationSent'],
    to: ['invitee'],
    inboxOnly: true,
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
  },
  ACCELERATOR_MEMBER_BLOCKED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberBlocked'],
    to: ['member'],
  },
  ACCELERATOR_MEMBER_UNBLOCKED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberUnblocked'],
    to: ['member'],
  },
  ACCELERATOR_MEMBER_REMOVED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberRemoved'],
    to: ['member'],
  },
  ACCELERATOR_MEMBER_LEFT: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorMemberLeft'],
    to: ['acceleratorAdmins'],
  },
  ACCELERATOR_TEAM_REQUESTED: {
    params: ['accelerator', 'person'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequested'],
    to: ['acceleratorAdmins'],
  },
  ACCELERATOR_TEAM_REQUEST_ACCEPTED: {
    params: ['accelerator'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequestAccepted'],
    to: ['requester'],
  },
  ACCELERATOR_TEAM_REQUEST_REJECTED: {
    params: ['accelerator', 'reason'],
    kind: 'ACCELERATORS',
    by: ['AcceleratorTeamRequestRejected'],
    to: ['requester'],
  },
  JOIN_REQUESTED: { params: ['project', 'person'], kind: 'TEAMS', by: ['JoinRequested'], to: ['decider'] },
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
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  AcceleratorTeamRequestRevoked: 'whoever asked took it back before anybody decided',
  TeamInvitationRegistered: 'the invitation is on the agenda of whoever has registered',
  VacancyClosed: 'the list of vacancies shows it',
  VacancyReopened: 'the list of vacancies shows it',
}
