import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, instant, longText, plainName, uid, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { colleagueActions, firmInvitationActions } from '../domain/firms.ts'

const firmFields = { name: plainName(200), about: longText(2000) }

const changed = { response: null, changes: ['firm', 'pipeline'], permission: 'signed-in' } as const

const colleague = z.object({
  uid: z.uuid(),
  firmId: id(),
  person: personRef,
  admin: z.boolean(),
  joinedAt: instant(),
  actions: z.array(z.enum(colleagueActions)),
})

const invitation = z.object({
  id: id(),
  firm: namedRef,
  from: personRef,
  version: version(),
  actions: z.array(z.enum(firmInvitationActions)),
})

/** The caller's firm with its members, and invitations that await the caller. */
export const getFirm = endpoint({
  name: 'getFirm',
  method: 'GET',
  path: '/investors/firm/get',
  summary: 'My firm of investors',
  response: z.object({
    firm: z
      .object({
        id: id(),
        name: z.string(),
        about: z.string(),
        version: version(),
        /** Whether the caller is its administrator. */
        manages: z.boolean(),
        members: z.array(colleague),
        /** Pending invitations, for its administrators. */
        invitations: z.array(
          z.object({
            id: id(),
            email: z.string(),
            createdAt: instant(),
            version: version(),
            actions: z.array(z.enum(firmInvitationActions)),
          }),
        ),
      })
      .nullable(),
    invitations: z.array(invitation),
  }),
  reads: ['firm', 'person'],
  permission: 'signed-in',
})

export const createFirm = endpoint({
  name: 'createFirm',
  method: 'POST',
  path: '/investors/firm/create',
  summary: 'Create my firm of investors',
  body: z.strictObject(firmFields),
  errors: ['FIRM_TAKEN'],
  ...changed,
})

export const editFirm = endpoint({
  name: 'editFirm',
  method: 'POST',
  path: '/investors/firm/edit',
  summary: 'Edit my firm of investors',
  body: z.strictObject({ ...firmFields, firmId: id(), version: version() }),
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...changed,
})

/** Invites the owner of an address; the response does not reveal whether the address has an account. */
export const inviteToFirm = endpoint({
  name: 'inviteToFirm',
  method: 'POST',
  path: '/investors/firm/invite',
  summary: 'Invite a colleague to my firm',
  body: z.strictObject({ firmId: id(), email: emailAddress() }),
  errors: ['FIRM_INVITED', 'FIRM_FULL', 'LETTER_LIMIT', 'ACCESS_DENIED'],
  ...changed,
})

const onInvitation = z.strictObject({ invitationId: id(), version: version() })

export const revokeFirmInvitation = endpoint({
  name: 'revokeFirmInvitation',
  method: 'POST',
  path: '/investors/firm/invitation/revoke',
  summary: 'Withdraw an invitation to my firm',
  body: onInvitation,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...changed,
})

export const acceptFirmInvitation = endpoint({
  name: 'acceptFirmInvitation',
  method: 'POST',
  path: '/investors/firm/invitation/accept',
  summary: 'Accept an invitation to a firm',
  body: onInvitation,
  errors: ['STATE_CHANGED', 'FIRM_TAKEN', 'ACCESS_DENIED'],
  ...changed,
})

export const declineFirmInvitation = endpoint({
  name: 'declineFirmInvitation',
  method: 'POST',
  path: '/investors/firm/invitation/decline',
  summary: 'Decline an invitation to a firm',
  body: onInvitation,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...changed,
})

export const setFirmAdmin = endpoint({
  name: 'setFirmAdmin',
  method: 'POST',
  path: '/investors/firm/member/admin',
  summary: 'Say who administers my firm',
  body: z.strictObject({ firmId: id(), personUid: uid(), admin: z.boolean('INVALID') }),
  errors: ['FIRM_LAST_ADMIN', 'ACCESS_DENIED'],
  ...changed,
})

/** Removes a colleague, who loses access to everything of the firm immediately. */
export const removeFromFirm = endpoint({
  name: 'removeFromFirm',
  method: 'POST',
  path: '/investors/firm/member/remove',
  summary: 'Remove a colleague from my firm',
  body: z.strictObject({ firmId: id(), personUid: uid() }),
  errors: ['FIRM_LAST_ADMIN', 'ACCESS_DENIED'],
  response: null,
  changes: ['firm', 'pipeline', 'deal', 'dataRequest'],
  permission: 'signed-in',
})

export const leaveFirm = endpoint({
  name: 'leaveFirm',
  method: 'POST',
  path: '/investors/firm/leave',
  summary: 'Leave my firm',
  body: z.strictObject({ firmId: id() }),
  errors: ['FIRM_LAST_ADMIN'],
  response: null,
  changes: ['firm', 'pipeline', 'deal', 'dataRequest'],
  removes: true,
  permission: 'signed-in',
})
