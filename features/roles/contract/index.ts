import * as roles from './role.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(roles)
