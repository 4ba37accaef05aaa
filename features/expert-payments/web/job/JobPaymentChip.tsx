import '../books.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getExpertPayment } from '../../contract/expert-payment.endpoints.ts'
import { PaymentState } from '../PaymentState.tsx'
import { paymentActions } from '../payments/payment-actions.tsx'

/** State of a job's payment with actions, shown next to the state of the job. */
export const JobPaymentChip = ({ jobId }: SlotProps<'expert-job.payment'>) => {
  const t = useTexts('expert-payments')
  const { data, isPending } = useCall(
    getExpertPayment,
    { query: { jobId: String(jobId) } },
    { deniedHere: true },
  )
  const actionsOf = useActions(paymentActions)
  const payment = data?.payment
  return (
    <ReservedSpace name="expert-job.payment" waits={isPending} inline>
      {payment ? (
        <span className="books-job">
          <span className="tabular">{formatMoney(payment.amount, payment.currency)}</span>
          {/* The page itself already shows until when the result has to be accepted. */}
          <PaymentState payment={{ ...payment, acceptBy: null }} />
          <ActionMenu actions={actionsOf(payment)} label={t('job.actions')} />
        </span>
      ) : null}
    </ReservedSpace>
  )
}
