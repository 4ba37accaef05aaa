import { useCall } from '#platform/web/query/use-call.ts'
import { getExpertJob } from '../../contract/expert-job.endpoints.ts'
import { RequestedTerm } from './RequestedTerm.tsx'

/** Grants or refuses more time for a review, in the notification about it. */
export const TermDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getExpertJob, { query: { jobId: String(id) } }, { deniedHere: true })
  return data ? <RequestedTerm job={data} /> : null
}
