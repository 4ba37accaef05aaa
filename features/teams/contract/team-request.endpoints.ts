import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import { listQuery } from '#platform/contract/lists.ts'
import {
  recruitingList,
  requestMessage,
  teamRequest,
  teamRequestList,
  teamRequestQuery,
} from './accelerator-team.schemas.ts'
import { memberRole } from './invitation.schemas.ts'

/** Accelerators that take people into their teams. */
export const listRecruitingAccelerators = endpoint({
  name: 'listRecruitingAccelerators',
  method: 'GET',
  path: '/accelerator/team/recruiting',
  summary: 'Accelerators that take people into their teams',
  query: listQuery(['NAME'], {}),
  response: recruitingList,
  permission: 'signed-in',
})

/** Asks an accelerator to take one into its team. */
export const askAcceleratorTeam = endpoint({
  name: 'askAcceleratorTeam',
  method: 'POST',
  path: '/accelerator/team/request/create',
  summary: "Ask to join an accelerator's team",
  body: z.strictObject({ acceleratorId: id(), role: memberRole, message: requestMessage }),
  response: teamRequest,
  errors: ['ROLE_ALREADY_GRANTED', 'STATE_CHANGED'],
  permission: 'signed-in',
})

/** Requests to join the chosen accelerator's team. */
export const listAcceleratorTeamRequests = endpoint({
  name: 'listAcceleratorTeamRequests',
  method: 'GET',
  path: '/accelerator/team/request/list',
  summary: "Requests to join an accelerator's team",
  headers: z.object({ 'accelerator-id': idParam() }),
  query: teamRequestQuery,
  response: teamRequestList,
  errors: ['NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})

/** Requests of the caller. */
export const listMyAcceleratorTeamRequests = endpoint({
  name: 'listMyAcceleratorTeamRequests',
  method: 'GET',
  path: '/accelerator/team/request/my',
  summary: "My requests to join accelerators' teams",
  query: teamRequestQuery,
  response: teamRequestList,
  permission: 'signed-in',
})

const deed = z.strictObject({ requestId: id() })

/** Takes the person into the team. */
export const acceptAcceleratorTeamRequest = endpoint({
  name: 'acceptAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/accept',
  summary: 'Take a person into the team',
  body: deed,
  response: teamRequest,
  errors: ['STATE_CHANGED', 'ROLE_ALREADY_GRANTED'],
  permission: 'signed-in',
})

/** Refuses, and says why. */
export const rejectAcceleratorTeamRequest = endpoint({
  name: 'rejectAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/reject',
  summary: 'Refuse a request to join the team',
  body: deed.extend({ reason: requiredText(1200) }),
  response: teamRequest,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})

/** Takes one's own request back. */
export const revokeAcceleratorTeamRequest = endpoint({
  name: 'revokeAcceleratorTeamRequest',
  method: 'POST',
  path: '/accelerator/team/request/revoke',
  summary: "Take a request to join an accelerator's team back",
  body: deed,
  response: teamRequest,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})
