import * as dictionaries from './dictionary.endpoints.ts'
import * as values from './value.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(dictionaries), ...Object.values(values)]
