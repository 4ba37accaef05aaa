import { useCall } from '#platform/web/query/use-call.ts'
import { HeldRoom } from '#platform/web/work/components/states/HeldRoom.tsx'
import { getProjectProfile } from '../../../contract/profile.endpoints.ts'
import { Indicators } from './Indicators.tsx'

/** The large figures of a project at the head of its page; without a profile to read there are none. */
export const ProjectIndicators = ({ id }: { id: number }) => {
  const { data, isPending } = useCall(getProjectProfile, { query: { projectId: id } }, { deniedHere: true })
  return (
    <HeldRoom name="profile.indicators" waits={isPending}>
      {data ? <Indicators profile={data} /> : null}
    </HeldRoom>
  )
}
