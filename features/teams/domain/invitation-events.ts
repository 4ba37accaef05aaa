/** What happens to invitations; letters, notifications and badges hang on these. */
export const invitationEvents = [
  'TeamInvitationSent',
  'TeamInvitationRegistered',
  'TeamInvitationAccepted',
  'TeamInvitationDeclined',
  'TeamInvitationRevoked',
] as const

/**
 * One of `invitationEvents`; the payload is `{ id }` of the invitation, of `TeamInvitationSent` `{ ids, first }`: all
 * that one letter offers, and whether it is the first one about them.
 */
export type InvitationEvent = (typeof invitationEvents)[number]
