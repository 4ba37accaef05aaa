import { query } from '#platform/server/handler.ts'
import { getReportProjects } from '../contract/report-projects.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { anyProject, chosenProject, type ProjectSubject } from './chosen-project.ts'

/** Projects for a report on one project. */
export const getReportProjectsQuery = query({
  endpoint: getReportProjects,
  load: (ctx, input) => (input.query.withEnded ? anyProject : chosenProject)(ctx, input),
  authorize: analyticReports.readPeople,
  run: async (_ctx, _input, { project, projects }: ProjectSubject) => ({ project, projects }),
})
