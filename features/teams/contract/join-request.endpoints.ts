import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, linkless } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { joinRequestStates } from '../domain/join-request-states.ts'
import { joinRequestStateTable } from '../domain/state-tables.ts'
import { joinMessage, myJoinRequest, projectCode, projectJoinRequest } from './join-request.schemas.ts'

const refusals = ['IN_PROJECT_TEAM', 'EXISTS_RESPOND', 'RATE_LIMITED'] as const

export const respondToVacancy = endpoint({
  name: 'respondToVacancy',
  method: 'POST',
  path: '/vacancy/respond',
  summary: 'Respond to a vacancy',
  body: z.strictObject({ vacancyId: id(), message: joinMessage }),
  response: myJoinRequest,
  errors: ['VACANCY_CLOSED', ...refusals],
  changes: ['joinRequest'],
  permission: 'signed-in',
})

/** Requests to join a project without a vacancy, by the project's number. */
export const askToJoin = endpoint({
  name: 'askToJoin',
  method: 'POST',
  path: '/project-team-request/create',
  summary: "Ask to join a project's team",
  body: z.strictObject({ projectCode, message: joinMessage }),
  response: myJoinRequest,
  errors: refusals,
  changes: ['joinRequest'],
  permission: 'signed-in',
})

/** The caller's requests and responses, newest first. */
export const listMyJoinRequests = list({
  name: 'listMyJoinRequests',
  path: '/project-team-request/my',
  summary: 'My requests to join projects',
  permission: 'signed-in',
  reads: ['joinRequest'],
  row: myJoinRequest,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(joinRequestStates) },
  search: true,
  table: {
    texts: 'teams:myRequests',
    columns: {
      project: ({ project }) => [project.name, project.serialNumber].filter(Boolean).join(', '),
      vacancy: ({ vacancy }, t) => vacancy?.name ?? t('myRequests.none'),
      state: ({ status }, t) => t(stateKey(joinRequestStateTable, status)),
      date: 'createdAt',
    },
  },
})

/** Requests and responses to a project: pending ones first, then the newest. */
export const listProjectJoinRequests = endpoint({
  name: 'listProjectJoinRequests',
  method: 'GET',
  path: '/project-team-request/list-of-project',
  summary: "Requests to join a project's team",
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(projectJoinRequest) }),
  reads: ['joinRequest'],
  permission: 'signed-in',
})

/** Adds the person to the team. */
export const acceptJoinRequest = endpoint({
  name: 'acceptJoinRequest',
  method: 'POST',
  path: '/project-team-request/accept',
  summary: 'Take a person into the team',
  body: z.strictObject({ requestId: id(), roleInTeam: linkless(200).default('') }),
  response: projectJoinRequest,
  errors: ['STATE_CHANGED', 'USER_NOT_INITIATOR', 'PROJECT_NAME_TAKEN'],
  changes: ['joinRequest', 'project', 'projectTeam', 'vacancy'],
  permission: 'signed-in',
})

export const rejectJoinRequest = endpoint({
  name: 'rejectJoinRequest',
  method: 'POST',
  path: '/project-team-request/reject',
  summary: 'Reject a request to join',
  body: z.strictObject({ requestId: id(), reason: linkless(1200).min(1, 'REQUIRED') }),
  response: projectJoinRequest,
  errors: ['STATE_CHANGED'],
  changes: ['joinRequest'],
  permission: 'signed-in',
})

/** Withdraws the caller's own request. */
export const revokeJoinRequest = endpoint({
  name: 'revokeJoinRequest',
  method: 'POST',
  path: '/project-team-request/revoke',
  summary: 'Take a request to join back',
  body: z.strictObject({ requestId: id() }),
  response: myJoinRequest,
  errors: ['STATE_CHANGED'],
  changes: ['joinRequest'],
  permission: 'signed-in',
})
