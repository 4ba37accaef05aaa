import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, linkless, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { answerStates } from '../domain/invitation-states.ts'
import { placeName } from '../domain/place-name.ts'
import {
  foundInvitation,
  invitationMessage,
  invitee,
  memberRole,
  myInvitation,
  namesOne,
  teamInvitation,
  teamInvitations,
} from './invitation.schemas.ts'

const nobodyNamed = { path: ['email'], error: 'REQUIRED' }

const refusals = [
  'INVITATION_FORBIDDEN_BY_USER',
  'INVITATION_EXISTS',
  'INVITEE_WITHOUT_ROLES',
  'ROLE_ALREADY_GRANTED',
  'RATE_LIMITED',
] as const

/** Invites a person to a project's team. */
export const inviteToProject = endpoint({
  name: 'inviteToProject',
  method: 'POST',
  path: '/team-invitation/invite-to-project',
  summary: "Invite a person into a project's team",
  body: z
    .strictObject({
      projectId: id(),
      ...invitee,
      roleInTeam: linkless(200).default(''),
      message: invitationMessage,
    })
    .refine(namesOne, nobodyNamed),
  response: teamInvitation,
  errors: [...refusals, 'USER_NOT_INITIATOR'],
  changes: ['invitation'],
  permission: 'signed-in',
})

/** Invites a person to the chosen accelerator's team: one invitation per role, all or none. */
export const inviteToAccelerator = endpoint({
  name: 'inviteToAccelerator',
  method: 'POST',
  path: '/team-invitation/invite-to-accelerator',
  summary: "Invite a person into an accelerator's team",
  headers: z.object({ 'accelerator-id': idParam() }),
  body: z
    .strictObject({
      ...invitee,
      roles: z.array(memberRole).min(1, 'REQUIRED').max(memberRoles.length, 'TOO_LONG'),
      /** Makes the invitee an administrator; requires `ACC`. */
      admin: z.boolean().default(false),
      message: invitationMessage,
    })
    .refine(namesOne, nobodyNamed),
  response: teamInvitations,
  errors: refusals,
  changes: ['invitation'],
  permission: 'signed-in',
})

/** Invitations of a project, newest first. */
export const listProjectInvitations = endpoint({
  name: 'listProjectInvitations',
  method: 'GET',
  path: '/team-invitation/list-of-project',
  summary: "Invitations into a project's team",
  query: z.object({ projectId: idParam() }),
  response: teamInvitations,
  reads: ['invitation'],
  permission: 'signed-in',
})

/** Invitations of the chosen accelerator, newest first. */
export const listAcceleratorInvitations = endpoint({
  name: 'listAcceleratorInvitations',
  method: 'GET',
  path: '/team-invitation/list-of-accelerator',
  summary: "Invitations into an accelerator's team",
  headers: z.object({ 'accelerator-id': idParam() }),
  response: teamInvitations,
  reads: ['invitation'],
  permission: 'signed-in',
})

const action = z.strictObject({ invitationId: id() })

/** Sends the email again with a new link and a new term; the old link becomes invalid. */
export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/team-invitation/resend',
  summary: 'Send an invitation again',
  body: action,
  response: teamInvitation,
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  changes: ['invitation'],
  permission: 'signed-in',
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'POST',
  path: '/team-invitation/revoke',
  summary: 'Take an invitation back',
  body: action,
  response: teamInvitation,
  errors: ['STATE_CHANGED'],
  changes: ['invitation'],
  permission: 'signed-in',
})

/** Removes a closed invitation from the inviting side's list. */
export const deleteInvitation = endpoint({
  name: 'deleteInvitation',
  method: 'POST',
  path: '/team-invitation/delete',
  summary: 'Take a finished invitation out of the list',
  body: action,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['invitation'],
  permission: 'signed-in',
})

/** Invitations of the caller, newest first. */
export const listMyInvitations = list({
  name: 'listMyInvitations',
  path: '/team-invitation/my',
  summary: 'My invitations',
  permission: 'signed-in',
  reads: ['invitation'],
  row: myInvitation,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { state: listParam(answerStates), id: idParam() },
  search: true,
  table: {
    texts: 'teams:invitations',
    columns: {
      team: ({ team }, t) => team.name ?? t('unnamed'),
      place: placeName,
      from: 'from',
      state: ({ expired, status }, t) => t(expired ? 'invitations.expired' : `mine.${status}`),
      date: 'createdAt',
    },
  },
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/team-invitation/accept',
  summary: 'Accept an invitation',
  body: action,
  response: myInvitation,
  errors: ['STATE_CHANGED', 'INVITATION_EXPIRED', 'PROJECT_NAME_TAKEN'],
  changes: ['invitation', 'project', 'projectTeam', 'acceleratorTeam'],
  permission: 'signed-in',
})

export const declineInvitation = endpoint({
  name: 'declineInvitation',
  method: 'POST',
  path: '/team-invitation/decline',
  summary: 'Decline an invitation',
  body: action,
  response: myInvitation,
  errors: ['STATE_CHANGED'],
  changes: ['invitation'],
  permission: 'signed-in',
})

/** Returns, to any holder of the link, who sent the invitation and to which team; changes nothing. */
export const findInvitation = endpoint({
  name: 'findInvitation',
  method: 'GET',
  path: '/team-invitation/find',
  summary: 'Who invites to what, by the link of the letter',
  query: z.object({ token: requiredText(200) }),
  response: z.object({ invitation: foundInvitation.nullable() }),
  reads: ['invitation'],
  permission: 'public',
})

/**
 * Begins the registration of an invited person: a ticket for the sign-on service says that the link has proved the
 * address; null if it has an account, or the link is closed. The invitation is not changed.
 */
export const beginInvitedRegistration = endpoint({
  name: 'beginInvitedRegistration',
  method: 'POST',
  path: '/team-invitation/begin-registration',
  summary: 'Register with the address that an invitation was mailed to',
  body: z.strictObject({ token: requiredText(200) }),
  response: z.object({ ticket: z.string().nullable() }),
  changes: [],
  permission: 'public',
})

/** Opens the invitations of an email for the account with the invited address; other accounts are refused. */
export const claimInvitation = endpoint({
  name: 'claimInvitation',
  method: 'POST',
  path: '/team-invitation/claim',
  summary: 'Open an invitation by the link of its email',
  body: z.strictObject({ token: requiredText(200) }),
  response: z.object({ items: z.array(myInvitation) }),
  errors: ['STATE_CHANGED', 'INVITATION_EXPIRED', 'INVITATION_OF_ANOTHER'],
  changes: ['invitation', 'project', 'projectTeam', 'acceleratorTeam'],
  permission: 'signed-in',
})
