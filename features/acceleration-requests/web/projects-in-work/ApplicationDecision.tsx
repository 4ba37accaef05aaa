import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { getProjectInWork } from '../../contract/project-in-work.endpoints.ts'
import { projectActions } from './project-actions.tsx'

const decisions: ReadonlySet<string> = new Set(['accept', 'reject'])

/** Accepts or rejects an application, in the notification about it. */
export const ApplicationDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getProjectInWork, { query: { requestId: id } }, { deniedHere: true })
  const actionsOf = useActions(projectActions)
  const actions = data ? actionsOf(data).filter(({ key }) => decisions.has(key)) : []
  return <ActionButtons actions={actions} size="small" />
}
