import { openTaskDetails } from './open-task.schemas.ts'

/** Common part of calls that change an open task: they return its page. */
export const moved = {
  method: 'POST',
  response: openTaskDetails,
  changes: ['openTask'],
  permission: 'signed-in',
} as const
