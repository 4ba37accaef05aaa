// Written by `npm run parts` from the names of the files; never by hand.
import * as importEndpoints from './contract/import.endpoints.ts'
import * as correctImportUseCase from './server/correct-import.use-case.ts'
import * as downloadProblemsQuery from './server/download-problems.query.ts'
import * as downloadSampleQuery from './server/download-sample.query.ts'
import * as listImportsQuery from './server/list-imports.query.ts'
import * as mappingsUseCase from './server/mappings.use-case.ts'
import * as prepareImportUseCase from './server/prepare-import.use-case.ts'
import * as runImportUseCase from './server/run-import.use-case.ts'
import * as unreadCellsQuery from './server/unread-cells.query.ts'
import * as valuesUseCase from './server/values.use-case.ts'
import * as handOverSubscriber from './server/hand-over.subscriber.ts'
import * as cleanUpImportsJob from './server/clean-up-imports.job.ts'
import * as importJobs from './server/import.jobs.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'project-import',
  contract: [
    importEndpoints,
  ],
  handlers: [
    correctImportUseCase,
    downloadProblemsQuery,
    downloadSampleQuery,
    listImportsQuery,
    mappingsUseCase,
    prepareImportUseCase,
    runImportUseCase,
    unreadCellsQuery,
    valuesUseCase,
  ],
  subscribers: [
    handOverSubscriber,
  ],
  jobs: [
    cleanUpImportsJob,
    importJobs,
  ],
  texts: { en, ru },
}
