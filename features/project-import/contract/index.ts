import * as imports from './import.endpoints.ts'

/** Every call of this feature. */
export const endpoints = Object.values(imports)
