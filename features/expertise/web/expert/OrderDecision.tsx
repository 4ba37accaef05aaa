import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import { orderRowActions } from './order-actions.tsx'

/** Takes or declines a review that was ordered, in the notification about it. */
export const OrderDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getExpertJobOrder, { query: { jobId: String(id) } }, { deniedHere: true })
  return <DecisionButtons of={orderRowActions} row={data} keys={['take', 'reject']} />
}
