import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, headline, id, idParam, version } from '#platform/contract/fields.ts'
import { historyEntry } from '#platform/contract/lists.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { strategies, typicalCodes } from '../domain/risks.ts'
import { pastRisk, riskAdded, riskEdited, riskMoved, riskRegister } from './risk.schemas.ts'

export const getRisks = endpoint({
  name: 'getRisks',
  method: 'GET',
  path: '/risks/get',
  summary: 'Risks of a project',
  query: z.object({ projectId: idParam() }),
  response: riskRegister,
  reads: ['risk', 'projectTeam'],
  permission: 'signed-in',
})

/** The matrix at the end of a day in a time zone, including risks deleted since. */
export const getPastRisks = endpoint({
  name: 'getPastRisks',
  method: 'GET',
  path: '/risks/past',
  summary: 'Risks of a project as they were on a day',
  query: z.object({
    projectId: idParam(),
    day: day(),
    timeZone: z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST'),
  }),
  response: z.object({ risks: z.array(pastRisk) }),
  reads: ['risk'],
  permission: 'signed-in',
})

export const getRiskHistory = endpoint({
  name: 'getRiskHistory',
  method: 'GET',
  path: '/risks/history',
  summary: 'What was done with the risks of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(historyEntry) }),
  reads: ['risk'],
  permission: 'signed-in',
})

export const addRisk = endpoint({
  name: 'addRisk',
  method: 'POST',
  path: '/risks/add',
  summary: 'Add a risk to a project',
  body: riskAdded,
  response: riskRegister,
  errors: ['RATE_LIMITED', 'RISK_LIMIT'],
  changes: ['risk'],
  permission: 'signed-in',
})

/** Adds typical risks, in the caller's language. */
export const addTypicalRisks = endpoint({
  name: 'addTypicalRisks',
  method: 'POST',
  path: '/risks/add-typical',
  summary: 'Add typical risks to a project',
  body: z.strictObject({
    projectId: id(),
    risks: z
      .array(
        z.strictObject({
          code: z.enum(typicalCodes, 'NOT_IN_LIST'),
          name: headline(255),
        }),
      )
      .min(1, 'REQUIRED')
      .max(typicalCodes.length, 'TOO_MANY'),
  }),
  response: riskRegister,
  errors: ['RISK_LIMIT'],
  changes: ['risk'],
  permission: 'signed-in',
})

export const editRisk = endpoint({
  name: 'editRisk',
  method: 'POST',
  path: '/risks/edit',
  summary: 'Edit a risk',
  body: riskEdited,
  response: riskRegister,
  errors: ['RATE_LIMITED', 'STATE_CHANGED'],
  changes: ['risk'],
  permission: 'signed-in',
})

export const moveRisk = endpoint({
  name: 'moveRisk',
  method: 'POST',
  path: '/risks/move',
  summary: 'Move a risk on the matrix',
  body: riskMoved,
  response: riskRegister,
  errors: ['STATE_CHANGED'],
  changes: ['risk'],
  permission: 'signed-in',
})

export const deleteRisk = endpoint({
  name: 'deleteRisk',
  method: 'POST',
  path: '/risks/delete',
  summary: 'Delete a risk',
  body: z.strictObject({ id: id() }),
  response: riskRegister,
  changes: ['risk'],
  permission: 'signed-in',
})

/** Records the leader's acceptance of a risk with that response, until a date. */
export const acceptRisk = endpoint({
  name: 'acceptRisk',
  method: 'POST',
  path: '/risks/accept',
  summary: 'Accept a risk until a day',
  body: z.strictObject({ id: id(), version: version(), until: day() }),
  response: riskRegister,
  errors: ['STATE_CHANGED'],
  changes: ['risk'],
  permission: 'signed-in',
})

export const setRiskStrategy = endpoint({
  name: 'setRiskStrategy',
  method: 'POST',
  path: '/risks/strategy',
  summary: 'Say which risks a project responds to',
  body: z.strictObject({ projectId: id(), strategy: z.enum(strategies, 'NOT_IN_LIST') }),
  response: riskRegister,
  changes: ['risk'],
  permission: 'signed-in',
})
