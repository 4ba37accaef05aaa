import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { listDeals } from '../../contract/deal.endpoints.ts'
import { dealActions } from './deal-actions.tsx'

/** The team confirms or disputes an investment in its project, in the notification about it. */
export const DealDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listDeals, { query: { id: String(id), limit: 1 } }, { deniedHere: true })
  return <DecisionButtons of={dealActions} row={data?.items[0]} keys={['confirm', 'dispute']} />
}
