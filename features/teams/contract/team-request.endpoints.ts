import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { teamRequestStateTable } from '../domain/state-tables.ts'
import { teamRequestStates } from '../domain/team-request-states.ts'
import { recruitingAccelerator, requestMessage, teamRequest } from './accelerator-team.schemas.ts'
import { memberRole } from './invitation.schemas.ts'

/** Accelerators that accept requests to join their teams. */
export const listRecruitingAccelerators = list({
  name: 'listRecruitingAccelerators',
  path: '/accelerator/team/recruiting',
  summary: 'Accelerators that take people into their teams',
  permission: 'signed-in',
  reads: ['accelerator', 'acceleratorTeam', 'joinRequest'],
  row: recruitingAccelerator,
  sortings: ['NAME'],
  defaultSort: 'NAME',
  search: true,
  table: null,
})

/** Requests a role in an accelerator's team. */
export const askAcceleratorTeam = endpoint({
  name: 'askAcceleratorTeam',
  method: 'POST',
  path: '/accelerator/team/request/create',
  summary: "Ask to join an accelerator's team",
  body: z.strictObject({ acceleratorId: id(), role: memberRole, message: requestMessage }),
  response: teamRequest,
  errors: ['ROLE_ALREADY_GRANTED', 'STATE_CHANGED', 'RATE_LIMITED'],
  changes: ['joinRequest'],
  permission: 'signed-in',
})

/** Requests to join the chosen accelerator's team. */
export const listAcceleratorTeamRequests = list({
  name: 'listAcceleratorTeamRequests',
  path: '/accelerator/team/request/list',
  summary: "Requests to join an accelerator's team",
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  reads: ['joinRequest'],
  row: teamRequest,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(teamRequestStates), id: idParam() },
  search: true,
  table: {
    texts: 'teams:requests',
    columns: {
      person: 'person',
      role: ({ role }, t) => t(`roleNames.${role}`),
      message: ({ reason, message }) => reason || message,
      status: ({ status }, t) => t(stateKey(teamRequestStateTable, status)),
      date: 'createdAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

export const listMyAcceleratorTeamRequests = list({
  name: 'listMyAcceleratorTeamRequests',
  path: '/accelerator/team/request/my',
  summary: "My requests to join accelerators' teams",
  permission: 'signed-in',
  reads: ['joinRequest'],
  row: teamRequest,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(teamRequestStates), id: idParam() },
  search: true,
  table: null,
})

const action = z.strictObject({ requestId: id() })

/** Adds the person to the team. */
export const acceptAcceleratorTeamRequest = endpoint({
  name: 'acceptAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/accept',
  summary: 'Take a person into the team',
  body: action,
  response: teamRequest,
  errors: ['STATE_CHANGED', 'ROLE_ALREADY_GRANTED'],
  changes: ['joinRequest', 'acceleratorTeam'],
  permission: 'signed-in',
})

export const rejectAcceleratorTeamRequest = endpoint({
  name: 'rejectAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/reject',
  summary: 'Refuse a request to join the team',
  body: action.extend({ reason: requiredText(1200) }),
  response: teamRequest,
  errors: ['STATE_CHANGED'],
  changes: ['joinRequest'],
  permission: 'signed-in',
})

/** Withdraws the caller's own request. */
export const revokeAcceleratorTeamRequest = endpoint({
  name: 'revokeAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/revoke',
  summary: "Take a request to join an accelerator's team back",
  body: action,
  response: teamRequest,
  errors: ['STATE_CHANGED'],
  changes: ['joinRequest'],
  permission: 'signed-in',
})
