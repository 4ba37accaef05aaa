import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { maxReassignDays } from '../domain/limits.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** After how many days an order that nobody took goes to another expert. */
export const getReassignment = endpoint({
  name: 'getReassignment',
  method: 'GET',
  path: '/expert-job/assignment/untaken',
  summary: 'What becomes of orders that nobody takes',
  headers: onAccelerator,
  response: z.object({
    /** Null: it waits for its expert, however long. */
    days: z.int().nullable(),
    /** The caller may change it: administrators of the accelerator. */
    mayChange: z.boolean(),
  }),
  errors: room,
  reads: ['accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Says after how many days an order that nobody took goes to another expert. */
export const saveReassignment = endpoint({
  name: 'saveReassignment',
  method: 'PUT',
  path: '/expert-job/assignment/untaken',
  summary: 'Say what becomes of orders that nobody takes',
  headers: onAccelerator,
  body: z.strictObject({
    days: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxReassignDays, 'TOO_BIG').nullable(),
  }),
  response: null,
  errors: room,
  changes: ['accelerator'],
  permission: 'signed-in',
})
