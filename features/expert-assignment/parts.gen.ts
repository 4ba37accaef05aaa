// Written by `npm run parts` from the names of the files; never by hand.
import * as assignmentEndpoints from './contract/assignment.endpoints.ts'
import * as reassignmentEndpoints from './contract/reassignment.endpoints.ts'
import * as choicesQuery from './server/choices.query.ts'
import * as orderUseCase from './server/order.use-case.ts'
import * as previewQuery from './server/preview.query.ts'
import * as reassignSettingsQuery from './server/reassign/settings.query.ts'
import * as reassignSettingsUseCase from './server/reassign/settings.use-case.ts'
import * as reassignReassignJob from './server/reassign/reassign.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expert-assignment',
  contract: [
    assignmentEndpoints,
    reassignmentEndpoints,
  ],
  handlers: [
    choicesQuery,
    orderUseCase,
    previewQuery,
    reassignSettingsQuery,
    reassignSettingsUseCase,
  ],
  jobs: [
    reassignReassignJob,
  ],
  texts: { en, ru },
}
