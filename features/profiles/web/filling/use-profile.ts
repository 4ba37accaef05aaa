import { useCall } from '#platform/web/query/use-call.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { useIsLeaving } from './leaving.ts'

/** A profile to fill in, whole or what a task asks for, loaded when nothing of an earlier page is on its way any more. */
export const useProfile = (which: { projectId: number; taskId?: number }) => {
  const enabled = !useIsLeaving(which.projectId)
  return useCall(getProjectProfile, { query: which }, { deniedHere: true, enabled })
}
