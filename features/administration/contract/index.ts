import * as system from './system.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(system)
