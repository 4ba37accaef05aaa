import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { comment, emailAddress, id, idParam, requiredText, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { accessFlags } from '#platform/domain/actor.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { roleName } from '../domain/role-name.ts'
import { grantableRoles, openRoles, requestableRoles } from '../domain/roles.rules.ts'
import { roleRequestStateTable, roleTransferStateTable } from '../domain/state-tables.ts'
import { roleRequestStates, roleTransferStates } from '../domain/states.ts'
import { personRoles, roleCode, roleRequest, roleTransfer } from './role.schemas.ts'

/** Roles of the caller, or of another person (administrators only). */
export const getRoles = endpoint({
  name: 'getRoles',
  method: 'GET',
  path: '/role/get',
  summary: 'Roles of a person: current, available and requested',
  query: z.object({ uid: uid() }),
  response: personRoles,
  reads: ['role'],
  permission: 'signed-in',
})

/** Adds a role to oneself. */
export const addRole = endpoint({
  name: 'addRole',
  method: 'POST',
  path: '/role/add',
  summary: 'Add a role to myself',
  body: z.strictObject({ role: z.enum(openRoles, 'NOT_IN_LIST') }),
  response: personRoles,
  errors: ['ROLE_ALREADY_GRANTED'],
  changes: ['role'],
  permission: 'signed-in',
})

export const giveUpRole = endpoint({
  name: 'giveUpRole',
  method: 'POST',
  path: '/role/give-up',
  summary: 'Lay a role of mine down',
  body: z.strictObject({ role: z.enum(grantableRoles, 'NOT_IN_LIST') }),
  response: personRoles,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
})

/** Sets the role that is active after signing in; `null` means the role used last. */
export const setDefaultRole = endpoint({
  name: 'setDefaultRole',
  method: 'POST',
  path: '/role/set-default',
  summary: 'Choose the role to begin with',
  body: z.strictObject({ role: roleCode.nullable() }),
  response: personRoles,
  changes: ['role'],
  permission: 'signed-in',
})

/** Requests a role from an administrator. */
export const requestRole = endpoint({
  name: 'requestRole',
  method: 'POST',
  path: '/role/request/create',
  summary: 'Ask for a role',
  body: z.strictObject({
    role: z.enum(requestableRoles, 'NOT_IN_LIST'),
    message: requiredText(1200),
  }),
  response: roleRequest,
  errors: ['ROLE_ALREADY_GRANTED', 'STATE_CHANGED', 'RATE_LIMITED'],
  changes: ['role'],
  permission: 'signed-in',
})

const decision = z.strictObject({ requestId: id() })

/** Requests for roles: undecided ones first, the longest waiting of them; then the newest decided ones. */
export const listRoleRequests = list({
  name: 'listRoleRequests',
  path: '/role/request/list',
  summary: 'Requests for roles',
  permission: 'signed-in',
  reads: ['role'],
  row: roleRequest,
  sortings: ['STATE', 'CREATE_DATE'],
  defaultSort: 'STATE',
  filters: { status: listParam(roleRequestStates), id: idParam() },
  search: true,
  table: {
    texts: 'roles:requests',
    columns: {
      person: 'person',
      role: ({ role }, t) => t(`roleNames.${role}`),
      message: ({ message, reason }, t) =>
        [message, reason && t('requests.refusedFor', { reason })].filter(Boolean).join('\n'),
      status: ({ status }, t) => t(stateKey(roleRequestStateTable, status)),
      created: 'createdAt',
    },
  },
})

/** Grants the requested role. */
export const acceptRoleRequest = endpoint({
  name: 'acceptRoleRequest',
  method: 'POST',
  path: '/role/request/accept',
  summary: 'Grant a requested role',
  body: decision,
  response: roleRequest,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
  stepUp: true,
})

/** Rejects a request with a reason. */
export const rejectRoleRequest = endpoint({
  name: 'rejectRoleRequest',
  method: 'POST',
  path: '/role/request/reject',
  summary: 'Refuse a requested role',
  body: decision.extend({ reason: requiredText(1200) }),
  response: roleRequest,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
})

/** Withdraws one's own request. */
export const revokeRoleRequest = endpoint({
  name: 'revokeRoleRequest',
  method: 'POST',
  path: '/role/request/revoke',
  summary: 'Take a request for a role back',
  body: decision,
  response: roleRequest,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
})

/** Offers one of one's own roles to a person by email; without an accelerator, a role in the whole portal. */
export const offerRoleTransfer = endpoint({
  name: 'offerRoleTransfer',
  method: 'POST',
  path: '/role-transfer/offer',
  summary: 'Offer a role to another person',
  body: z.strictObject({ role: roleCode, acceleratorId: id().optional(), email: emailAddress() }),
  response: roleTransfer,
  errors: ['USER_NOT_REGISTERED', 'ROLE_ALREADY_GRANTED', 'STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
  stepUp: true,
})

const transferAction = z.strictObject({ transferId: id() })

export const acceptRoleTransfer = endpoint({
  name: 'acceptRoleTransfer',
  method: 'POST',
  path: '/role-transfer/accept',
  summary: 'Agree to receive a role',
  body: transferAction,
  response: roleTransfer,
  errors: ['STATE_CHANGED', 'ROLE_ALREADY_GRANTED'],
  changes: ['role', 'acceleratorTeam'],
  permission: 'signed-in',
})

export const rejectRoleTransfer = endpoint({
  name: 'rejectRoleTransfer',
  method: 'POST',
  path: '/role-transfer/reject',
  summary: 'Decline to receive a role',
  body: transferAction,
  response: roleTransfer,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
})

/** The giver confirms, and the role is transferred. */
export const confirmRoleTransfer = endpoint({
  name: 'confirmRoleTransfer',
  method: 'POST',
  path: '/role-transfer/confirm',
  summary: 'Confirm the hand-over of a role',
  body: transferAction,
  response: roleTransfer,
  errors: ['STATE_CHANGED', 'ROLE_ALREADY_GRANTED'],
  changes: ['role', 'acceleratorTeam'],
  permission: 'signed-in',
  stepUp: true,
})

/** The giver or an administrator cancels a transfer. */
export const revokeRoleTransfer = endpoint({
  name: 'revokeRoleTransfer',
  method: 'POST',
  path: '/role-transfer/revoke',
  summary: 'Stop the hand-over of a role',
  body: transferAction,
  response: roleTransfer,
  errors: ['STATE_CHANGED'],
  changes: ['role'],
  permission: 'signed-in',
})

/** All transfers in the portal, newest first. */
export const listRoleTransfers = list({
  name: 'listRoleTransfers',
  path: '/role-transfer/list',
  summary: 'Hand-overs of roles',
  permission: 'signed-in',
  reads: ['role'],
  row: roleTransfer,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(roleTransferStates) },
  search: true,
  table: {
    texts: 'roles:transfers',
    columns: {
      role: roleName,
      from: 'from',
      to: ({ to, email }) => to?.name ?? email,
      status: ({ status }, t) => t(stateKey(roleTransferStateTable, status)),
      created: 'createdAt',
      action: null,
    },
  },
})

const grant = z.strictObject({ uid: uid(), role: z.enum(grantableRoles, 'NOT_IN_LIST') })

/** Grants a person a role in the portal. */
export const grantRole = endpoint({
  name: 'grantRole',
  method: 'POST',
  path: '/role/grant',
  summary: 'Give a person a role',
  body: grant,
  response: personRoles,
  errors: ['ROLE_ALREADY_GRANTED'],
  changes: ['role', 'acceleratorTeam'],
  permission: 'signed-in',
  stepUp: true,
})

/** Withdraws a portal role from a person. */
export const withdrawRole = endpoint({
  name: 'withdrawRole',
  method: 'POST',
  path: '/role/withdraw',
  summary: 'Take a role from a person',
  body: grant,
  response: personRoles,
  errors: ['STATE_CHANGED', 'LAST_ADMINISTRATOR'],
  changes: ['role', 'acceleratorTeam'],
  permission: 'signed-in',
  stepUp: true,
})

/** Sets a person's permissions apart from roles. */
export const setAccess = endpoint({
  name: 'setAccess',
  method: 'POST',
  path: '/role/set-access',
  summary: 'Settle the access flags of a person',
  body: z.strictObject({
    uid: uid(),
    accessFlags: z.array(z.enum(accessFlags, 'NOT_IN_LIST')).max(accessFlags.length, 'TOO_LONG'),
    certifiedExpert: z.boolean(),
    comment: comment(1200).default(''),
  }),
  response: personRoles,
  changes: ['role'],
  permission: 'signed-in',
  stepUp: true,
})
