/** Events of investors and their firms; payloads have the row's `id`. */
export type InvestorEvent =
  | 'FirmInvitationSent'
  | 'FirmInvitationAccepted'
  | 'FirmInvitationDeclined'
  | 'FirmInvitationRevoked'
  | 'FirmMemberRemoved'
  | 'InvestorVerified'
  | 'InvestorUnverified'
