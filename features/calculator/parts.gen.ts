// Written by `npm run parts` from the names of the files; never by hand.
import * as calculatorEndpoints from './contract/calculator.endpoints.ts'
import * as keptCalculationsEndpoints from './contract/kept-calculations.endpoints.ts'
import * as keptCalculationsQuery from './server/kept-calculations.query.ts'
import * as keptCalculationsUseCase from './server/kept-calculations.use-case.ts'
import * as sendCalculationUseCase from './server/send-calculation.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'calculator',
  contract: [
    calculatorEndpoints,
    keptCalculationsEndpoints,
  ],
  handlers: [
    keptCalculationsQuery,
    keptCalculationsUseCase,
    sendCalculationUseCase,
  ],
  texts: { en, ru },
}
