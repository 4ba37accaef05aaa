import * as dictionaries from './dictionary.endpoints.ts'
import * as journal from './journal.endpoints.ts'
import * as keptValues from './kept-value.endpoints.ts'
import * as values from './value.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  ...Object.values(dictionaries),
  ...Object.values(keptValues),
  ...Object.values(journal),
  ...Object.values(values),
]
