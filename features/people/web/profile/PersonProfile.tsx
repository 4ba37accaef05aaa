import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProfile } from '../../contract/profile.endpoints.ts'
import { ProfilePage } from './ProfilePage.tsx'

/** The person's own profile and settings (spec 2 and 3). */
export const PersonProfile = () => {
  const profile = useCall(getProfile, {})
  if (profile.data) return <ProfilePage profile={profile.data} />
  if (profile.error) return <ErrorState error={profile.error} retry={() => void profile.refetch()} />
  return <LoadingBlock lines={8} />
}
