import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  FIRM_INVITED: {
    params: ['firm', 'person'],
    kind: 'TEAMS',
    by: ['FirmInvitationSent'],
    to: ['invitee'],
    decision: 'invitationId',
    decided: { subject: 'firm_invitation', by: ['accept', 'decline', 'revoke'] },
  },
  FIRM_LEFT: { params: ['firm', 'person'], kind: 'TEAMS', by: ['FirmMemberRemoved'], to: ['person'] },
  SEARCH_FOUND: {
    params: ['search', 'count'],
    kind: 'SHOWCASES',
    by: ['job:tell-searches'],
    to: ['owner'],
    why: 'SAVED_SEARCH',
  },
  INVESTOR_VERIFIED: { params: [], kind: 'OTHER', by: ['InvestorVerified'], to: ['person'], why: 'INVESTOR' },
  INVESTOR_UNVERIFIED: {
    params: ['reason'],
    kind: 'OTHER',
    by: ['InvestorUnverified'],
    to: ['person'],
    why: 'INVESTOR',
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  FirmInvitationAccepted: 'the page of the firm shows who is in it',
  FirmInvitationDeclined: 'the page of the firm shows the invitation as declined',
  FirmInvitationRevoked: 'the invitation leaves the agenda of the invitee',
}
