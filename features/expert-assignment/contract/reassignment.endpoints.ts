import { z } from 'zod'
import { readSetting, saveSetting } from '../../expertise/contract/expertise-setting.ts'
import { maxReassignDays } from '../domain/limits.ts'

const untaken = {
  path: '/expert-job/assignment/untaken',
  /** Null: it waits for its expert, however long. */
  value: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxReassignDays, 'TOO_BIG').nullable(),
}

/** After how many days an order that nobody took goes to another expert. */
export const getReassignment = readSetting({
  ...untaken,
  name: 'getReassignment',
  summary: 'What becomes of orders that nobody takes',
})

export const saveReassignment = saveSetting({
  ...untaken,
  name: 'saveReassignment',
  summary: 'Say what becomes of orders that nobody takes',
  changes: ['accelerator'],
})
