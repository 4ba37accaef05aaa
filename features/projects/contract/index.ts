import * as projects from './project.endpoints.ts'
import * as team from './team.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(projects), ...Object.values(team)]
