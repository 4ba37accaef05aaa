import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { listEventProjects } from '../../contract/invitation.endpoints.ts'
import { invitationActions } from '../invitation-actions.tsx'

/** Gives a project the place at an event that it asks for, or declines, in the notification about it. */
export const PlaceDecision = ({ id, params }: SlotProps<'notice.EVENT_REQUESTED'>) => {
  const { data } = useCall(
    listEventProjects,
    { query: { eventId: params['eventId'] ?? '', id: String(id), limit: 1 } },
    { deniedHere: true },
  )
  return <DecisionButtons of={invitationActions} row={data?.items[0]} keys={['admit', 'refuse']} />
}
