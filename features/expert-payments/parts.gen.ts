// Written by `npm run parts` from the names of the files; never by hand.
import * as actEndpoints from './contract/act.endpoints.ts'
import * as expertPaymentEndpoints from './contract/expert-payment.endpoints.ts'
import * as actsActsQuery from './server/acts/acts.query.ts'
import * as actsActsUseCase from './server/acts/acts.use-case.ts'
import * as costsQuery from './server/costs.query.ts'
import * as documentActFileUseCase from './server/document/act-file.use-case.ts'
import * as documentTemplateQuery from './server/document/template.query.ts'
import * as documentTemplateUseCase from './server/document/template.use-case.ts'
import * as earningsQuery from './server/earnings.query.ts'
import * as paymentUseCase from './server/payment.use-case.ts'
import * as paymentsQuery from './server/payments.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as disputesAgendaSource from './server/disputes.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expert-payments',
  contract: [
    actEndpoints,
    expertPaymentEndpoints,
  ],
  handlers: [
    actsActsQuery,
    actsActsUseCase,
    costsQuery,
    documentActFileUseCase,
    documentTemplateQuery,
    documentTemplateUseCase,
    earningsQuery,
    paymentUseCase,
    paymentsQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    disputesAgendaSource,
  ],
  texts: { en, ru },
}
