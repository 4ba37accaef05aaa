import { useCall } from '#platform/web/query/use-call.ts'
import { getProjectProfile } from '../../../contract/profile.endpoints.ts'
import { Indicators } from './Indicators.tsx'

/** The large figures of a project at the head of its page; without a profile to read there are none. */
export const ProjectIndicators = ({ id }: { id: number }) => {
  const { data } = useCall(getProjectProfile, { query: { projectId: id } }, { deniedHere: true })
  return data ? <Indicators profile={data} /> : null
}
