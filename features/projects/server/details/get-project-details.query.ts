import { query } from '#platform/server/handler.ts'
import { getProjectDetails } from '../../contract/project-details.endpoints.ts'
import { projectDetails } from '../../domain/project-details.policy.ts'
import { findProject } from '../project.repository.ts'
import { readProjectDetails } from './read-project-details.ts'

/** A project's page; 404 without access. */
export const getProjectDetailsQuery = query({
  endpoint: getProjectDetails,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projectDetails.view,
  run: (ctx, _input, subject) => readProjectDetails(ctx, subject),
})
