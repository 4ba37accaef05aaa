import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { listProjectMentors } from '../../contract/pairing.endpoints.ts'
import { pairingActions } from '../pairing-actions.ts'

/** The mentor agrees to accompany a project, or declines, in the notification about it. */
export const PairingDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listProjectMentors, { query: { id: String(id), limit: 1 } }, { deniedHere: true })
  return <DecisionButtons of={pairingActions} row={data?.items[0]} keys={['agree', 'decline']} />
}
