import * as values from './value.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(values)
