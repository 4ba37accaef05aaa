/** Events of invitations; emails, notifications and badges subscribe to them. */
export const invitationEvents = [
  'TeamInvitationSent',
  'TeamInvitationRegistered',
  'TeamInvitationAccepted',
  'TeamInvitationDeclined',
  'TeamInvitationRevoked',
] as const

/**
 * One of `invitationEvents`. The payload is `{ id }` of the invitation; for `TeamInvitationSent` `{ ids, first }`: all
 * invitations in the email, and whether it is the first one about them.
 */
export type InvitationEvent = (typeof invitationEvents)[number]
