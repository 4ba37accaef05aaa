import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { listDataRequests } from '../../contract/data-request.endpoints.ts'
import { dataRequestActions } from './data-request-actions.ts'

/** Passes on or declines a request for a project's data, with its purpose, in the notification about it. */
export const DataRequestDecision = ({ id }: { id: number }) => {
  const { data } = useCall(listDataRequests, { query: { id: String(id), limit: 1 } }, { deniedHere: true })
  const request = data?.items[0]
  if (!request?.actions.includes('pass')) return null
  return (
    <Notice
      title={request.requester.name}
      actions={<DecisionButtons of={dataRequestActions} row={request} keys={['pass', 'decline']} />}
    >
      {request.purpose}
    </Notice>
  )
}
