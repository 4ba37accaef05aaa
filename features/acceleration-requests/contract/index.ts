import * as requests from './acceleration-request.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(requests)
