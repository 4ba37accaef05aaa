import * as groups from './group.endpoints.ts'
import * as objects from './object.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(objects), ...Object.values(groups)]
