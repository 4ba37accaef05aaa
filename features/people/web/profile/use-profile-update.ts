import { useQueryClient } from '@tanstack/react-query'
import { callKey } from '#platform/web/query/use-call.ts'
import { getProfile } from '../../contract/profile.endpoints.ts'
import type { Profile } from './profile.types.ts'

/** Puts a change into the profile on the screen, without asking for all of it anew. */
export const useProfileUpdate = () => {
  const client = useQueryClient()
  return (change: (profile: Profile) => Partial<Profile>): void => {
    client.setQueryData<Profile>(callKey(getProfile, {}), (profile) =>
      profile ? { ...profile, ...change(profile) } : profile,
    )
  }
}
