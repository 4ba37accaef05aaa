import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { listDictionariesQuery } from './server/list-dictionaries.query.ts'
import { listDictionaryValuesQuery } from './server/list-values.query.ts'
import { wholeDictionaryQueries } from './server/whole-dictionary.queries.ts'

export { checkChain, checkLocation, checkValues, type Location } from './server/check-values.ts'
export { valueName } from './server/value.sql.ts'

/** Closed lists of words that forms choose from: countries, industries, competencies. */
export const dictionariesFeature: Feature = {
  name: 'dictionaries',
  endpoints,
  handlers: [listDictionariesQuery, listDictionaryValuesQuery, ...wholeDictionaryQueries],
}
