import * as templates from './template.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(templates)
