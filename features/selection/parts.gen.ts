// Written by `npm run parts` from the names of the files; never by hand.
import * as recordEndpoints from './contract/record.endpoints.ts'
import * as selectionEndpoints from './contract/selection.endpoints.ts'
import * as applySelectionUseCase from './server/apply-selection.use-case.ts'
import * as downloadRecordUseCase from './server/download-record.use-case.ts'
import * as recordsQuery from './server/records.query.ts'
import * as selectionQuery from './server/selection.query.ts'
import * as selectionUseCase from './server/selection.use-case.ts'
import * as selectionJobs from './server/selection.jobs.ts'
import * as selectionAgendaSource from './server/selection.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'selection',
  contract: [
    recordEndpoints,
    selectionEndpoints,
  ],
  handlers: [
    applySelectionUseCase,
    downloadRecordUseCase,
    recordsQuery,
    selectionQuery,
    selectionUseCase,
  ],
  jobs: [
    selectionJobs,
  ],
  agendaSources: [
    selectionAgendaSource,
  ],
  texts: { en, ru },
}
