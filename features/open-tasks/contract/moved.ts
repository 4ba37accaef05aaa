import { openTaskDetails } from './open-task.schemas.ts'

/** What calls have in common that change an open task: they answer with its page. */
export const moved = {
  method: 'POST',
  response: openTaskDetails,
  changes: ['openTask'],
  permission: 'signed-in',
} as const
