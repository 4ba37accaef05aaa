import { sql } from 'kysely'
import { tasks } from '#features/participations'
import { contents, findContent } from '#features/programmes'
import { query } from '#platform/server/handler.ts'
import { getTaskTemplate, getTrackpointTemplate } from '../contract/task-template.endpoints.ts'
import { findTaskTemplate, needsNoParameters, reportOfTrackpoint } from './task-template.repository.ts'
import { reportsScope } from './user-report.repository.ts'

const mostOffered = 200

export const getTrackpointTemplateQuery = query({
  endpoint: getTrackpointTemplate,
  load: (ctx, { query: { trackpointId } }) => findContent(ctx.db, 'trackpoint', trackpointId),
  authorize: contents.view,
  run: async ({ db, actor }, _input, content) => {
    const { id, acceleratorId } = content
    const [chosen, { rows }] = await Promise.all([
      reportOfTrackpoint(db, id),
      sql<{ id: number; name: string }>`
        select r.id, r.name from user_report r
        where r.accelerator_id = ${acceleratorId} and ((${needsNoParameters} and ${reportsScope(actor)})
          or r.id = (select o.report_id from trackpoint_report o where o.trackpoint_id = ${id}))
        order by lower(r.name), r.id limit ${sql.lit(mostOffered)}`.execute(db),
    ])
    return {
      report: rows.find((report) => report.id === chosen) ?? null,
      offered: rows,
      editable: contents.edit.allows(actor, content),
    }
  },
})

export const getTaskTemplateQuery = query({
  endpoint: getTaskTemplate,
  load: (ctx, { query: { taskId } }) => findTaskTemplate(ctx, taskId),
  authorize: tasks.view,
  run: async (_ctx, _input, { report }) => ({
    report: report && { id: report.id, name: report.name, extension: report.extension },
  }),
})
