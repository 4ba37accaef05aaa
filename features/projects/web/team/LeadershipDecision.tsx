import { useCall } from '#platform/web/query/use-call.ts'
import { getProject } from '../../contract/project.endpoints.ts'
import { LeadershipNotice } from './LeadershipNotice.tsx'

/** Answers the offer to lead a project, in the notification about it. */
export const LeadershipDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getProject, { query: { projectId: String(id) } }, { deniedHere: true })
  if (!data?.leadershipOffer?.actions.includes('accept')) return null
  return <LeadershipNotice offer={data.leadershipOffer} project={data} />
}
