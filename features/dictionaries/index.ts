import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { assignValuesUseCase } from './server/assign-values.use-case.ts'
import * as dictionaries from './server/dictionary.use-case.ts'
import { exportDictionaryQuery } from './server/export-dictionary.query.ts'
import * as imports from './server/import-dictionary.use-case.ts'
import * as journal from './server/journal.use-case.ts'
import * as keptValues from './server/kept-value.use-case.ts'
import { listKeptValuesQuery } from './server/kept-values.query.ts'
import { listDictionariesQuery } from './server/list-dictionaries.query.ts'
import { listDictionaryValuesQuery } from './server/list-values.query.ts'
import * as versions from './server/version.queries.ts'
import { wholeDictionaryQueries } from './server/whole-dictionary.queries.ts'

export { checkLocation, checkValues, type Location } from './server/check-values.ts'
export { valueName } from './server/value.sql.ts'

/** Lists of words that forms choose from, and their keeping: countries, industries, competencies. */
export const dictionariesFeature: Feature = {
  name: 'dictionaries',
  endpoints,
  handlers: [
    listDictionariesQuery,
    listDictionaryValuesQuery,
    ...wholeDictionaryQueries,
    ...Object.values(dictionaries),
    listKeptValuesQuery,
    ...Object.values(keptValues),
    assignValuesUseCase,
    ...Object.values(journal),
    ...Object.values(versions),
    exportDictionaryQuery,
    ...Object.values(imports),
  ],
  constraintErrors: {
    // Somebody chose the value, or put another below it, at the same moment.
    dictionary_value_parent_value_id_fkey: 'OBJECT_IN_USE',
  },
}
