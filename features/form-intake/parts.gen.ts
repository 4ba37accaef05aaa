// Written by `npm run parts` from the names of the files; never by hand.
import * as formEndpoints from './contract/form.endpoints.ts'
import * as integrationEndpoints from './contract/integration.endpoints.ts'
import * as submissionEndpoints from './contract/submission.endpoints.ts'
import * as formsQuery from './server/forms.query.ts'
import * as formsUseCase from './server/forms.use-case.ts'
import * as offersUseCase from './server/offers.use-case.ts'
import * as receiveUseCase from './server/receive.use-case.ts'
import * as submissionsQuery from './server/submissions.query.ts'
import * as submissionsUseCase from './server/submissions.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as studentsSubscribers from './server/students.subscribers.ts'
import * as submissionsJob from './server/submissions.job.ts'
import * as submissionsSearchSource from './server/submissions.search-source.ts'
import * as formIntakeAgendaSource from './server/form-intake.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'form-intake',
  contract: [
    formEndpoints,
    integrationEndpoints,
    submissionEndpoints,
  ],
  handlers: [
    formsQuery,
    formsUseCase,
    offersUseCase,
    receiveUseCase,
    submissionsQuery,
    submissionsUseCase,
  ],
  subscribers: [
    notifySubscribers,
    studentsSubscribers,
  ],
  jobs: [
    submissionsJob,
  ],
  searchSources: [
    submissionsSearchSource,
  ],
  agendaSources: [
    formIntakeAgendaSource,
  ],
  texts: { en, ru },
}
