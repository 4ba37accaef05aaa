import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { takeAct } from '../acts/act-actions.tsx'
import type { Earning } from '../books.types.ts'
import { dispute, paymentWords, withdraw } from '../payments/payment-actions.tsx'

/** Actions of the expert: dispute the payment, withdraw the dispute, and download the act that it belongs to. */
export const earningActions = actionsOf<Earning, 'ru' | 'en'>(
  'expert-payments:payments.actions',
  {
    ru: {
      icon: DocumentIcon,
      when: ({ act }) => act !== null,
      run: ({ act }) => act && takeAct(act.id, 'ru'),
    },
    en: {
      icon: DocumentIcon,
      when: ({ act }) => act !== null,
      run: ({ act }) => act && takeAct(act.id, 'en'),
    },
    pay: null,
    resolve: null,
    dispute,
    withdraw,
  },
  paymentWords,
)
