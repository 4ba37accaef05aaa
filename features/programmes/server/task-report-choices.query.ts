import { query } from '#platform/server/handler.ts'
import { getTaskReportChoices } from '../contract/task-report.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { findContent } from './content.repository.ts'
import { readTaskTemplates } from './task-templates.ts'

export const getTaskReportChoicesQuery = query({
  endpoint: getTaskReportChoices,
  load: (ctx, { query: { trackId } }) => findContent(ctx.db, 'track', trackId),
  authorize: contents.edit,
  run: async (ctx, _input, { acceleratorId }) => ({
    templates: await readTaskTemplates(ctx, acceleratorId),
  }),
})
