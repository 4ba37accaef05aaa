/** What happens to investors and their firms; payloads carry the row's `id`. */
export type InvestorEvent =
  | 'FirmInvitationSent'
  | 'FirmInvitationAccepted'
  | 'FirmInvitationDeclined'
  | 'FirmInvitationRevoked'
  | 'FirmMemberRemoved'
  | 'InvestorVerified'
  | 'InvestorUnverified'
