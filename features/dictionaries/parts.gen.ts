// Written by `npm run parts` from the names of the files; never by hand.
import * as dictionaryEndpoints from './contract/dictionary.endpoints.ts'
import * as entryEndpoints from './contract/entry.endpoints.ts'
import * as journalEndpoints from './contract/journal.endpoints.ts'
import * as valueEndpoints from './contract/value.endpoints.ts'
import * as assignValuesUseCase from './server/assign-values.use-case.ts'
import * as dictionaryUseCase from './server/dictionary.use-case.ts'
import * as entriesQuery from './server/entries.query.ts'
import * as entryUseCase from './server/entry.use-case.ts'
import * as exportDictionaryQuery from './server/export-dictionary.query.ts'
import * as importDictionaryUseCase from './server/import-dictionary.use-case.ts'
import * as journalUseCase from './server/journal.use-case.ts'
import * as listDictionariesQuery from './server/list-dictionaries.query.ts'
import * as listValuesQuery from './server/list-values.query.ts'
import * as versionQueries from './server/version.queries.ts'
import * as wholeDictionaryQueries from './server/whole-dictionary.queries.ts'
import * as dictionariesSearchSource from './server/dictionaries.search-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'dictionaries',
  contract: [
    dictionaryEndpoints,
    entryEndpoints,
    journalEndpoints,
    valueEndpoints,
  ],
  handlers: [
    assignValuesUseCase,
    dictionaryUseCase,
    entriesQuery,
    entryUseCase,
    exportDictionaryQuery,
    importDictionaryUseCase,
    journalUseCase,
    listDictionariesQuery,
    listValuesQuery,
    versionQueries,
    wholeDictionaryQueries,
  ],
  searchSources: [
    dictionariesSearchSource,
  ],
  texts: { en, ru },
}
