import * as members from './member.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(members)
