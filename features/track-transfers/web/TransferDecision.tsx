import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { getTrackTransfer } from '../contract/track-transfer.endpoints.ts'
import { transferActions } from './transfer-actions.tsx'

/** Takes the copy of an offered track into a programme, or rejects it, in the notification about it. */
export const TransferDecision = ({ id }: { id: number }) => {
  const { data } = useCall(
    getTrackTransfer,
    { query: { requestId: String(id), direction: 'incoming' } },
    { deniedHere: true },
  )
  return <DecisionButtons of={transferActions} row={data} keys={['approve', 'reject']} />
}
