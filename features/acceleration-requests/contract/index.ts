import * as requests from './acceleration-request.endpoints.ts'
import * as projectsInWork from './project-in-work.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(requests), ...Object.values(projectsInWork)]
