import { useCall } from '#platform/web/query/use-call.ts'
import { getProfileAt } from '../../../contract/profile.endpoints.ts'
import { emptyProfile } from '../../../../fields/domain/values.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import { dataOf, type Profile } from '../profile.types.ts'
import { beginning, now, type Time } from './chosen-times.ts'

const nothing: ProfileData = { values: emptyProfile(), references: { names: {}, files: {} } }

/** A profile at a time. */
export const useProfileAt = (
  profile: Profile,
  time: Time,
): { data: ProfileData | null; error: Error | null; retry: () => void } => {
  const isPast = time !== now && time !== beginning
  const past = useCall(
    getProfileAt,
    { query: { projectId: profile.projectId, at: time } },
    { enabled: isPast, deniedHere: true },
  )
  const retry = () => void past.refetch()
  if (!isPast) return { data: time === now ? dataOf(profile.tree, profile) : nothing, error: null, retry }
  return { data: past.data ? dataOf(profile.tree, past.data) : null, error: past.error, retry }
}
