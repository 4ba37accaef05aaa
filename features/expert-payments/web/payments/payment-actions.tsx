import { call } from '#platform/web/api/call.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { actionsOf, type SendAction } from '#platform/web/work/actions/actions-of.ts'
import {
  CheckCircleIcon,
  CheckIcon,
  RedoIcon,
  WarningIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  disputeExpertPayment,
  payExpertJob,
  withdrawExpertDispute,
} from '../../contract/expert-payment.endpoints.ts'
import { paymentStateTable } from '../../domain/state-tables.ts'
import type { JobPayment } from '../books.types.ts'
import { PayForm } from './PayForm.tsx'
import { ResolveForm } from './ResolveForm.tsx'

/** Action of the expert: dispute the payment. */
export const dispute: SendAction<JobPayment, object> = {
  icon: WarningIcon,
  reason: 'required',
  send: ({ id, version }, { reason }) => call(disputeExpertPayment, { body: { jobId: id, version, reason } }),
}

/** Action of the expert: withdraw the dispute. */
export const withdraw: SendAction<JobPayment, object> = {
  icon: RedoIcon,
  confirm: true,
  send: ({ id, version }) => call(withdrawExpertDispute, { body: { jobId: id, version } }),
}

/** Values for the texts of the actions. */
export const paymentWords = {
  words: ({ serialNumber, amount, currency }: JobPayment) => ({
    number: serialNumber,
    amount: formatMoney(amount, currency),
  }),
  states: paymentStateTable,
}

/** Actions on a payment, for the accelerator's administrator and for the expert. */
export const paymentActions = actionsOf<JobPayment>(
  'expert-payments:payments.actions',
  {
    pay: {
      icon: CheckIcon,
      form: ({ id, version, serialNumber, amount, currency }) => (
        <PayForm
          key={id}
          about={`${serialNumber} · ${formatMoney(amount, currency)}`}
          done="payments.actions.payDone"
          send={(values) => call(payExpertJob, { body: { jobId: id, version, ...values } })}
        />
      ),
    },
    resolve: { icon: CheckCircleIcon, form: (payment) => <ResolveForm payment={payment} /> },
    dispute,
    withdraw,
  },
  paymentWords,
)
