import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { getRoles } from '../../contract/role.endpoints.ts'
import { transferActions } from '../transfer-actions.ts'

/** Answers a transfer of a role, in the notification about it. */
export const TransferDecision = ({ id }: { id: number }) => {
  const uid = useStore(personStore)?.uid
  const { data } = useCall(
    getRoles,
    { query: { uid: uid ?? '' } },
    { enabled: uid !== undefined, deniedHere: true },
  )
  const actionsOf = useActions(transferActions)
  const transfer = data?.transfers.find((one) => one.id === id)
  return transfer ? <ActionButtons actions={actionsOf(transfer)} size="small" /> : null
}
