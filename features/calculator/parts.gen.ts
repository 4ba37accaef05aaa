// Written by `npm run parts` from the names of the files; never by hand.
import * as calculatorEndpoints from './contract/calculator.endpoints.ts'
import * as sendCalculationUseCase from './server/send-calculation.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'calculator',
  contract: [
    calculatorEndpoints,
  ],
  handlers: [
    sendCalculationUseCase,
  ],
  texts: { en, ru },
}
