import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { listRoleRequests } from '../../contract/role.endpoints.ts'
import { roleRequestActions } from './role-request-actions.ts'

/** Grants or rejects a requested role, in the notification about it. */
export const RoleRequestDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listRoleRequests, { query: { id: String(id), limit: 1 } }, { deniedHere: true })
  return <DecisionButtons of={roleRequestActions} row={data?.items[0]} keys={['accept', 'reject']} />
}
