import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { listMyInvitations } from '../../contract/invitation.endpoints.ts'
import { answerActions } from './answer-actions.ts'

/** Accepts or declines an invitation to a team, in the notification about it. */
export const InvitationDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listMyInvitations, { query: { limit: 50 } }, { deniedHere: true })
  const actionsOf = useActions(answerActions)
  const invitation = data?.items.find((one) => one.id === id)
  return invitation && invitation.actions.length > 0 ? (
    <ActionButtons actions={actionsOf(invitation)} size="small" />
  ) : null
}
