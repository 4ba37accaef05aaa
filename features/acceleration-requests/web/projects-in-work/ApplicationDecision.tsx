import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { getProjectInWork } from '../../contract/project-in-work.endpoints.ts'
import { projectActions } from './project-actions.tsx'

/** Accepts or rejects an application, in the notification about it. */
export const ApplicationDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getProjectInWork, { query: { requestId: id } }, { deniedHere: true })
  return <DecisionButtons of={projectActions} row={data} keys={['accept', 'reject']} />
}
