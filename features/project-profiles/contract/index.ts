import * as profile from './profile.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(profile)
