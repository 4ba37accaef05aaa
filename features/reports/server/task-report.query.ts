import { tasks } from '#features/participations'
import { query } from '#platform/server/handler.ts'
import { getTaskReport } from '../contract/task-report.endpoints.ts'
import { copiedBlocks, readMapping } from './canvas.repository.ts'
import { assessesInTask } from './scoring-in-task.ts'
import { isCanvas, loadReport, readEvents, readFields, readMembers } from './task-report.repository.ts'

/** The report of a task, filled in from its project. */
export const getTaskReportQuery = query({
  endpoint: getTaskReport,
  load: (ctx, { query: { taskId } }) => loadReport(ctx, taskId),
  authorize: tasks.view,
  run: async (ctx, _input, subject) => {
    const { acceleratorId, report } = subject
    const { code, trackpointId, ...named } = report
    const [fields, mapping, events, members, mayAssess] = await Promise.all([
      code === 'PROJECT_PROFILE_IN_TASK_REPORT' ? readFields(ctx, trackpointId) : [],
      isCanvas(code) ? readMapping(ctx.db, acceleratorId, code) : null,
      code === 'DYNAMICS_OF_PROJECT' ? readEvents(ctx, subject) : [],
      code === 'PROJECT_TEAM_MEMBERS' ? readMembers(ctx, report.project.id) : [],
      code === 'SCORING_REPORT' && assessesInTask(ctx, subject),
    ])
    return {
      ...named,
      code,
      acceleratorId,
      fields,
      blocks: mapping && copiedBlocks(mapping.blocks),
      events,
      members,
      actions: mayAssess ? ['assess' as const] : [],
    }
  },
})
