import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TEAM_NEW_MEMBER_ADDING: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['ProjectMemberAdded'],
    to: ['projectTeam'],
  },
  MEMBER_LEFT_TEAM: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['ProjectMemberLeft'],
    to: ['projectTeam', 'formerMember'],
  },
  NEW_PRESENTATION_ADDING: {
    params: ['project', 'document'],
    kind: 'TEAMS',
    by: ['ProjectPresentationAdded'],
    to: ['projectTeam', 'reviewer'],
  },
  LEADERSHIP_OFFERED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['LeadershipOffered'],
    to: ['offeredLead'],
    decision: 'projectId',
    decided: { subject: 'project_leadership_offer', by: ['accept', 'decline', 'revoke'], param: 'offerId' },
  },
  LEADERSHIP_ACCEPTED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['LeadershipAccepted', 'ProjectLeadGiven', 'ProjectLeaderCame'],
    to: ['projectTeam', 'accelerator'],
  },
  LEADERSHIP_DECLINED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['LeadershipDeclined'],
    to: ['leader'],
  },
  LEADERSHIP_OFFER_REVOKED: {
    params: ['project', 'person'],
    kind: 'TEAMS',
    by: ['LeadershipOfferRevoked'],
    to: ['offeredLead'],
  },
  PROJECT_RESTORED: { params: ['project'], kind: 'OTHER', by: ['ProjectRestored'], to: ['projectTeam'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ProjectDeleted: 'its team deleted it itself',
}
