import { z } from 'zod'
import { acceptDaysBounds } from '../domain/states.ts'
import { readSetting, saveSetting } from './expertise-setting.ts'

const acceptDays = {
  path: '/expert-job/accept-days',
  value: z
    .int('NOT_AN_INTEGER')
    .min(acceptDaysBounds.least, 'TOO_SMALL')
    .max(acceptDaysBounds.most, 'TOO_BIG'),
}

/** Number of days in which the accelerator must answer a result before it counts as accepted. */
export const getAcceptDays = readSetting({
  ...acceptDays,
  name: 'getAcceptDays',
  summary: 'After how many days a result counts as accepted',
})

/** Changes it for future orders: each existing order retains its own term. */
export const saveAcceptDays = saveSetting({
  ...acceptDays,
  name: 'saveAcceptDays',
  summary: 'Say after how many days a result counts as accepted',
  changes: ['accelerator'],
})
