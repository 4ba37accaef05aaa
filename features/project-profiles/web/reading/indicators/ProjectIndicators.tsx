import { useCall } from '#platform/web/query/use-call.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { getProjectProfile } from '../../../contract/profile.endpoints.ts'
import { Indicators } from './Indicators.tsx'

/** Key figures in the heading of a project's page; empty without a readable profile. */
export const ProjectIndicators = ({ id }: { id: number }) => {
  const { data, isPending } = useCall(getProjectProfile, { query: { projectId: id } }, { deniedHere: true })
  return (
    <ReservedSpace name="profile.indicators" waits={isPending}>
      {data ? <Indicators profile={data} /> : null}
    </ReservedSpace>
  )
}
