import { z } from 'zod'
import { emailAddress, id, instant, linkless, uid } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { linkStates } from '../domain/invitation-link.rules.ts'
import {
  answerStates,
  answeringActions,
  invitationStates,
  inviteStates,
  invitingActions,
  shownStates,
  teamKinds,
} from '../domain/invitation-states.ts'

/** The invitee: either an email address or the uid of a portal user, exactly one of them. */
export const invitee = {
  email: emailAddress().optional(),
  personUid: uid().optional(),
}

/** Whether the body has exactly one of address and uid. */
export const namesOne = (body: { email?: string | undefined; personUid?: string | undefined }): boolean =>
  (body.email === undefined) !== (body.personUid === undefined)

/** The role in an accelerator that an invitation offers. */
export const memberRole = z.enum(memberRoles, 'NOT_IN_LIST')

/** The message to the invited person. */
export const invitationMessage = linkless(1200).default('')

/** An invitation as the inviting side sees it. */
export const teamInvitation = z.object({
  id: id(),
  email: z.string(),
  /** The invitee, if chosen by name or already in the team; null behind a typed address. */
  person: personRef.nullable(),
  roleInTeam: z.string(),
  role: z.enum(memberRoles).nullable(),
  admin: z.boolean(),
  /** Invited to lead a project that had no leader. */
  leads: z.boolean(),
  message: z.string(),
  status: z.enum(shownStates),
  state: z.enum(inviteStates),
  /** Whether its term passed without an answer: it can be resent, but not accepted. */
  expired: z.boolean(),
  createdBy: personRef,
  createdAt: instant(),
  expiresAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(invitingActions)),
})

/** The inviting side's list, newest first. */
export const teamInvitations = z.object({ items: z.array(teamInvitation) })

/** An invitation as the invited person sees it. */
export const myInvitation = z.object({
  id: id(),
  from: personRef,
  team: z.object({ kind: z.enum(teamKinds), id: id(), name: z.string().nullable() }),
  roleInTeam: z.string(),
  role: z.enum(memberRoles).nullable(),
  admin: z.boolean(),
  /** The project has no leader yet: the first to accept becomes its leader; also of the one who did. */
  leads: z.boolean(),
  message: z.string(),
  status: z.enum(invitationStates),
  state: z.enum(answerStates),
  expired: z.boolean(),
  createdAt: instant(),
  expiresAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(answeringActions)),
})

/** What the link of an email shows to any holder: who sent the invitation, to which team, and its state. */
export const foundInvitation = z.object({
  from: z.string(),
  team: z.object({ kind: z.enum(teamKinds), name: z.string().nullable() }),
  state: z.enum(linkStates),
  /** The accelerator that invites, itself or to lead a project that it keeps; null when a project's team invites. */
  accelerator: z.string().nullable(),
  /** The places that are offered. */
  places: z.array(
    z.object({
      role: z.enum(memberRoles).nullable(),
      admin: z.boolean(),
      roleInTeam: z.string(),
      leads: z.boolean(),
    }),
  ),
  /** The invited person's name as the inviting side gave it, to begin the registration with. */
  names: z.object({ lastName: z.string(), firstName: z.string(), middleName: z.string() }),
  /** The message to the invited person; empty for another reader. */
  message: z.string(),
  /** The invited address; masked for an account that it does not belong to, and once the link is closed. */
  address: z.string(),
  /** Whether the invited address has an account. */
  registered: z.boolean(),
  /** Whether the invitation went to the signed-in account. */
  own: z.boolean(),
  /** The address of the signed-in account; null for a guest. */
  account: z.string().nullable(),
})
