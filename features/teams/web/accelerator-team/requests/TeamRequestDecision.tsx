import { useCall } from '#platform/web/query/use-call.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { listAcceleratorTeamRequests } from '../../../contract/team-request.endpoints.ts'
import { requestActions } from '../../request-actions.ts'

/** Accepts or rejects a person who asks to join the chosen accelerator, in the notification about it. */
export const TeamRequestDecision = ({ id }: { id: number }) => {
  const accelerator = useStore(acceleratorStore)
  const { data } = useCall(
    listAcceleratorTeamRequests,
    { query: { id: String(id), limit: 1 } },
    { enabled: accelerator !== null, deniedHere: true },
  )
  return <DecisionButtons of={requestActions} row={data?.items[0]} keys={['accept', 'reject']} />
}
