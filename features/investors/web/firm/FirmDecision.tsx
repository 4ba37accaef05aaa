import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { getFirm } from '../../contract/firm.endpoints.ts'
import { invitationActions } from './firm-actions.ts'

/** Accepts or declines an invitation to a firm of investors, in the notification about it. */
export const FirmDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getFirm, {}, { deniedHere: true })
  const invitation = data?.invitations.find((one) => one.id === id)
  return <DecisionButtons of={invitationActions} row={invitation} keys={['accept', 'decline']} />
}
