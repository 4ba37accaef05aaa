// Written by `npm run parts` from the names of the files; never by hand.
import * as exportEndpoints from './contract/export.endpoints.ts'
import * as exportListUseCase from './server/export-list.use-case.ts'
import * as exportsQueries from './server/exports.queries.ts'
import * as startExportUseCase from './server/start-export.use-case.ts'
import * as notifySubscriber from './server/notify.subscriber.ts'
import * as exportJobs from './server/export.jobs.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'exports',
  contract: [
    exportEndpoints,
  ],
  handlers: [
    exportListUseCase,
    exportsQueries,
    startExportUseCase,
  ],
  subscribers: [
    notifySubscriber,
  ],
  jobs: [
    exportJobs,
  ],
  texts: { en, ru },
}
