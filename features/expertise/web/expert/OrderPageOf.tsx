import './expert-order.css'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { JobState } from '../JobState.tsx'
import type { ExpertOrderPage } from '../job.types.ts'
import { NewOrder } from './NewOrder.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { orderPageActions } from './order-actions.tsx'

type Props = {
  order: ExpertOrderPage
  /** It is the expert's no more since the page was opened: what stands there can only be copied. */
  isGone: boolean
}

/** The page of a job for its expert. */
export const OrderPageOf = ({ order }: Props) => {
  const actions = useActions(orderPageActions)(order)
  return (
    <DetailsScreen
      listId="listExpertJobOrders"
      backTo="/bch/view/expert-job-order"
      name={order.subject?.project ?? order.serialNumber}
      state={<JobState job={order} />}
      facts={
        <span>
          {[order.subject?.task, order.accelerator.name, order.serialNumber].filter(Boolean).join(' · ')}
        </span>
      }
      nextStep={<OrderNextStep order={order} />}
      actions={actions}
    >
      <NewOrder order={order} actions={actions} />
    </DetailsScreen>
  )
}
