import './books.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { paymentStateTable } from '../domain/state-tables.ts'
import type { JobPayment } from './books.types.ts'

type Props = { payment: Pick<JobPayment, 'state' | 'acceptBy' | 'disputeReason' | 'resolution'> }

/** How far the payment is; of a dispute its words, of one that ended how it did, and of what is not due yet until when it is answered. */
export const PaymentState = ({ payment: { state, acceptBy, disputeReason, resolution } }: Props) => {
  const t = useTexts('expert-payments')
  const waits = acceptBy && t('acceptedAfter', { day: formatDate(acceptBy.day) })
  const words =
    state === 'DISPUTED' ? disputeReason : resolution ? t('resolved', { resolution }) : (waits ?? '')
  return (
    <span className="books-state">
      <StateOf table={paymentStateTable} state={state} />
      {words ? <small title={words}>{words}</small> : null}
    </span>
  )
}
