import { query } from '#platform/server/handler.ts'
import { getScoringTemplate } from '../contract/scoring-template.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { findReportPlace } from './report-place.ts'
import { readScoringGroups } from './scoring.repository.ts'

export const getScoringTemplateQuery = query({
  endpoint: getScoringTemplate,
  load: (ctx, { query: { acceleratorId } }) => findReportPlace(ctx.db, acceleratorId),
  authorize: analyticReports.editScoring,
  run: async (ctx, _input, { acceleratorId }) => {
    const { groups, version } = await readScoringGroups(ctx.db, acceleratorId)
    return { groups: groups.map((group) => ({ ...group, parameters: [...group.parameters] })), version }
  },
})
