import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { listProjectJoinRequests } from '../../contract/join-request.endpoints.ts'
import { joiningActions } from './joining-actions.ts'

/** Accepts or rejects a person who asks to join a project, in the notification about it. */
export const JoinDecision = ({ id, params }: SlotProps<'notice.JOIN_REQUESTED'>) => {
  const { data } = useCall(
    listProjectJoinRequests,
    { query: { projectId: params['projectId'] ?? '' } },
    { deniedHere: true },
  )
  const request = data?.items.find((one) => one.id === id)
  return <DecisionButtons of={joiningActions} row={request} keys={['accept', 'reject']} />
}
