import { hasRole, isPerson, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a firm of investors need to know: who is in it now, and who of them administers it. */
export type FirmFacts = { firmUids: readonly string[]; firmAdminUids: readonly string[] }

const isOf = (actor: Actor, uids: readonly string[]): boolean =>
  hasRole(actor, 'INV') && uids.some((uid) => isPerson(actor, uid))

/** A firm is known to its own people; its administrators say who they are. */
export const firms = definePolicy<FirmFacts, 'manage' | 'leave'>('firm', {
  view: (actor, { firmUids }) => isOf(actor, firmUids),
  manage: (actor, { firmAdminUids }) => isOf(actor, firmAdminUids),
  leave: (actor, { firmUids }) => isOf(actor, firmUids),
})

/** What the rules about an invitation to a firm need to know. */
export type FirmInvitationFacts = Pick<FirmFacts, 'firmAdminUids'> & {
  /** Whoever has the invited address, if anybody has. */
  inviteeUid: string | null
}

const isInvited = (actor: Actor, { inviteeUid }: FirmInvitationFacts): boolean =>
  hasRole(actor, 'INV') && isPerson(actor, inviteeUid)

/** An investor who has the address answers; the firm's administrators take the invitation back. */
export const firmInvitations = definePolicy<FirmInvitationFacts, 'answer' | 'revoke'>('firmInvitation', {
  view: (actor, invitation) => isInvited(actor, invitation) || isOf(actor, invitation.firmAdminUids),
  answer: (actor, invitation) => isInvited(actor, invitation) && isThemselves(actor),
  revoke: (actor, { firmAdminUids }) => isOf(actor, firmAdminUids),
})
