import * as projects from './project.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(projects)
