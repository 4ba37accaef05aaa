import * as projectsInWork from './project-in-work.endpoints.ts'
import * as tasks from './task.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(projectsInWork), ...Object.values(tasks)]
