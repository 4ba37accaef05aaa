import * as groups from './group.endpoints.ts'
import * as objects from './object.endpoints.ts'
import * as sheets from './sheet.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(objects), ...Object.values(groups), ...Object.values(sheets)]
