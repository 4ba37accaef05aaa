import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { listMyInvitations } from '../../contract/invitation.endpoints.ts'
import { answerActions } from './answer-actions.ts'

/** Accepts or declines an invitation to a team, in the notification about it. */
export const InvitationDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listMyInvitations, { query: { id: String(id), limit: 1 } }, { deniedHere: true })
  return <DecisionButtons of={answerActions} row={data?.items[0]} keys={['accept', 'decline']} />
}
