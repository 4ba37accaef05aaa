import './books.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { paymentStateTable } from '../domain/state-tables.ts'
import type { JobPayment } from './books.types.ts'

type Props = { payment: Pick<JobPayment, 'state' | 'disputeReason' | 'resolution'> }

/** How far the payment is; of a dispute its words, and of one that ended how it did. */
export const PaymentState = ({ payment: { state, disputeReason, resolution } }: Props) => {
  const t = useTexts('expert-payments')
  const words = state === 'DISPUTED' ? disputeReason : resolution && t('resolved', { resolution })
  return (
    <span className="books-state">
      <StateOf table={paymentStateTable} state={state} />
      {words ? <small title={words}>{words}</small> : null}
    </span>
  )
}
