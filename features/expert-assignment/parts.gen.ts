// Written by `npm run parts` from the names of the files; never by hand.
import * as assignmentEndpoints from './contract/assignment.endpoints.ts'
import * as choicesQuery from './server/choices.query.ts'
import * as orderUseCase from './server/order.use-case.ts'
import * as previewQuery from './server/preview.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expert-assignment',
  contract: [
    assignmentEndpoints,
  ],
  handlers: [
    choicesQuery,
    orderUseCase,
    previewQuery,
  ],
  texts: { en, ru },
}
