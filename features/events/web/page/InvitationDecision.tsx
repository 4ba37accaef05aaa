import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getHeldEvent } from '../../contract/event.endpoints.ts'
import { invitationActions } from '../invitation-actions.tsx'

/** Accepts or declines an invitation to an event, or an offered place, in the notification about it. */
export const InvitationDecision = ({ id, params }: SlotProps<'notice.EVENT_INVITED'>) => {
  const { data } = useCall(
    getHeldEvent,
    { query: { eventId: params['eventId'] ?? '' } },
    { deniedHere: true },
  )
  const invitation = data?.own.find((one) => one.id === id)
  return <DecisionButtons of={invitationActions} row={invitation} keys={['accept', 'decline']} />
}
