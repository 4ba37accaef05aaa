import './reading.css'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { ComparedProfile } from './compare/ComparedProfile.tsx'
import { PrintedProfile } from './print/PrintedProfile.tsx'
import { ReadProfile } from './ReadProfile.tsx'

/** A project's profile to read, to compare with an earlier time, and to print; the address selects which. */
export const ProfileReading = ({ id }: { id: number }) => {
  const [raw] = useRawSearch()
  const { data, error, refetch } = useCall(
    getProjectProfile,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (!data) {
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  }
  if (raw['compare'] !== undefined && data.follows) return <ComparedProfile profile={data} />
  return (
    <>
      <ReadProfile profile={data} />
      {raw['print'] === undefined ? null : <PrintedProfile profile={data} />}
    </>
  )
}
