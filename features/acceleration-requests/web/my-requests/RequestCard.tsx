import './my-requests.css'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyRequest } from './my-requests.queries.ts'
import { RequestState } from './RequestState.tsx'

/** An application on a narrow screen: its track and state. */
export const RequestCard = ({ request }: { request: MyRequest }) => (
  <div className="request-card">
    <p>{request.track.name}</p>
    <small>
      {request.accelerator.name} · {request.programme.name}
    </small>
    <div>
      <RequestState request={request} />
      <DateText value={request.createdAt} />
    </div>
  </div>
)
