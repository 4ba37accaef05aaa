import { hasRole, isPerson, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a firm: its members and its administrators. */
export type FirmFacts = { firmUids: readonly string[]; firmAdminUids: readonly string[] }

const isOf = (actor: Actor, uids: readonly string[]): boolean =>
  hasRole(actor, 'INV') && uids.some((uid) => isPerson(actor, uid))

/** Permissions for a firm: visible to its members; its administrators manage the members. */
export const firms = definePolicy<FirmFacts, 'manage' | 'leave'>('firm', {
  view: (actor, { firmUids }) => isOf(actor, firmUids),
  manage: (actor, { firmAdminUids }) => isOf(actor, firmAdminUids),
  leave: (actor, { firmUids }) => isOf(actor, firmUids),
})

/** Facts for the policy of an invitation to a firm. */
export type FirmInvitationFacts = Pick<FirmFacts, 'firmAdminUids'> & {
  /** The owner of the invited address, if any. */
  inviteeUid: string | null
}

const isInvited = (actor: Actor, { inviteeUid }: FirmInvitationFacts): boolean =>
  hasRole(actor, 'INV') && isPerson(actor, inviteeUid)

/** Permissions for an invitation: an investor with the address answers; the firm's administrators withdraw it. */
export const firmInvitations = definePolicy<FirmInvitationFacts, 'answer' | 'revoke'>('firmInvitation', {
  view: (actor, invitation) => isInvited(actor, invitation) || isOf(actor, invitation.firmAdminUids),
  answer: (actor, invitation) => isInvited(actor, invitation) && isThemselves(actor),
  revoke: (actor, { firmAdminUids }) => isOf(actor, firmAdminUids),
})
