import * as participations from './participation.endpoints.ts'
import * as remarks from './remark.endpoints.ts'
import * as tasks from './task.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  ...Object.values(participations),
  ...Object.values(tasks),
  ...Object.values(remarks),
]
