// Written by `npm run parts` from the names of the files; never by hand.
import * as groupEndpoints from './contract/group.endpoints.ts'
import * as objectEndpoints from './contract/object.endpoints.ts'
import * as sheetEndpoints from './contract/sheet.endpoints.ts'
import * as exportObjectsQuery from './server/export-objects.query.ts'
import * as groupsUseCase from './server/groups.use-case.ts'
import * as historyQuery from './server/history.query.ts'
import * as importObjectsUseCase from './server/import-objects.use-case.ts'
import * as listObjectsQuery from './server/list-objects.query.ts'
import * as objectFormsUseCase from './server/object-forms.use-case.ts'
import * as objectUsesQuery from './server/object-uses.query.ts'
import * as objectUseCase from './server/object.use-case.ts'
import * as singleIndicatorsUseCase from './server/single-indicators.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'objects',
  contract: [
    groupEndpoints,
    objectEndpoints,
    sheetEndpoints,
  ],
  handlers: [
    exportObjectsQuery,
    groupsUseCase,
    historyQuery,
    importObjectsUseCase,
    listObjectsQuery,
    objectFormsUseCase,
    objectUsesQuery,
    objectUseCase,
    singleIndicatorsUseCase,
  ],
  texts: { en, ru },
}
