import './expert-order.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { isOpen } from '../../domain/expert-job.rules.ts'
import type { ListedOrder } from '../job.types.ts'
import { UnreadMessages } from '../UnreadMessages.tsx'
import { OrderState } from './OrderState.tsx'

/** A job's card for narrow screens: client, due date, fee. */
export const OrderCard = ({ order }: { order: ListedOrder }) => {
  const { subject, accelerator, requester, due, status, fee, unread } = order
  return (
    <div className="job-card">
      {subject ? <p>{subject.task}</p> : null}
      <small>{requester ?? accelerator.name}</small>
      {due ? <DeadlineText value={due} closed={!isOpen(status)} /> : null}
      <div>
        <OrderState order={order} />
        {fee ? <span className="tabular">{formatMoney(fee.amount, fee.currency)}</span> : null}
      </div>
      <UnreadMessages count={unread} />
    </div>
  )
}
