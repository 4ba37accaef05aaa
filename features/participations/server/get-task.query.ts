import { query } from '#platform/server/handler.ts'
import { getTask } from '../contract/task.endpoints.ts'
import { tasks } from '../domain/task.policy.ts'
import { readTask } from './read-task.ts'
import { findTask } from './task.repository.ts'

export const getTaskQuery = query({
  endpoint: getTask,
  load: (ctx, input) => findTask(ctx.db, input.query.taskId),
  authorize: tasks.view,
  run: (ctx, _input, task) => readTask(ctx, task.id),
})
