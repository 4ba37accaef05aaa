import * as details from './project-details.endpoints.ts'
import * as projects from './project.endpoints.ts'
import * as team from './team.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(projects), ...Object.values(details), ...Object.values(team)]
