import { useCall } from '#platform/web/query/use-call.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import type { Which } from './filling-backend.ts'
import { useIsLeaving } from './leaving.ts'

/** A profile to fill in, whole or what an opener asks for, loaded when nothing of an earlier page is on its way any more. */
export const useProfile = (which: Which) => {
  const enabled = !useIsLeaving(which.projectId)
  return useCall(getProjectProfile, { query: which }, { deniedHere: true, enabled, frozen: true })
}
