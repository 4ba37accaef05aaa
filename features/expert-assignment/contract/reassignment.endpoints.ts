import { z } from 'zod'
import { readSetting, saveSetting } from '../../expertise/contract/expertise-setting.ts'
import { maxReassignDays } from '../domain/limits.ts'

const daysSetting = {
  path: '/expert-job/assignment/untaken',
  /** Null means that an order waits for its expert indefinitely. */
  value: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxReassignDays, 'TOO_BIG').nullable(),
}

/** Number of days after which an order that was not accepted is reassigned to another expert. */
export const getReassignment = readSetting({
  ...daysSetting,
  name: 'getReassignment',
  summary: 'What becomes of orders that nobody takes',
})

export const saveReassignment = saveSetting({
  ...daysSetting,
  name: 'saveReassignment',
  summary: 'Say what becomes of orders that nobody takes',
  changes: ['accelerator'],
})
