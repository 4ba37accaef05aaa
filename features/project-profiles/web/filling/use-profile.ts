import { useCall } from '#platform/web/query/use-call.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import type { Which } from './filling-backend.ts'
import { useIsLeaving } from './leaving.ts'

/** Loads a profile to fill in, whole or by an opener, once no request of an earlier page is pending. */
export const useProfile = (which: Which) => {
  const enabled = !useIsLeaving(which.projectId)
  return useCall(getProjectProfile, { query: which }, { deniedHere: true, enabled, frozen: true })
}
