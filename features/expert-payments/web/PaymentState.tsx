import './books.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { paymentStateTable } from '../domain/state-tables.ts'
import type { JobPayment } from './books.types.ts'
import { isDisputed } from '../domain/phases.ts'

type Props = { payment: Pick<JobPayment, 'state' | 'acceptBy' | 'disputeReason' | 'resolution'> }

/** State of a payment, with the reason or resolution of a dispute, or the day when a result counts as accepted. */
export const PaymentState = ({ payment }: Props) => {
  const { state, acceptBy, disputeReason, resolution } = payment
  const t = useTexts('expert-payments')
  const waits = acceptBy && t('acceptedAfter', { day: formatDate(acceptBy.day) })
  const explanation = isDisputed(payment)
    ? disputeReason
    : resolution
      ? t('resolved', { resolution })
      : (waits ?? '')
  return (
    <span className="books-state">
      <StateOf table={paymentStateTable} state={state} />
      {explanation ? <small title={explanation}>{explanation}</small> : null}
    </span>
  )
}
