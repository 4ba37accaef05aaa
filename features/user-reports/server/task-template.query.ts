import { tasks } from '#features/participations'
import { query } from '#platform/server/handler.ts'
import { getTaskTemplate } from '../contract/task-template.endpoints.ts'
import { findTaskTemplate } from './task-template.repository.ts'

export const getTaskTemplateQuery = query({
  endpoint: getTaskTemplate,
  load: (ctx, { query: { taskId } }) => findTaskTemplate(ctx, taskId),
  authorize: tasks.view,
  run: async (_ctx, _input, { report }) => ({
    report: report && { id: report.id, name: report.name, extension: report.extension },
  }),
})
