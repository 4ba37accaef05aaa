import { useQueryClient } from '@tanstack/react-query'
import { callKey, useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { getProfileVisibility, setProfileVisibility } from '../../contract/project-details.endpoints.ts'
import { getProjectHistory } from '../../contract/project.endpoints.ts'
import type { ElementVisibility } from '../../domain/states.ts'
import { visibilityOf } from '../../domain/visible-codes.rules.ts'

/** Who reads which element of a project's profile, and how to say it. */
export const useVisibility = (projectId: number) => {
  const client = useQueryClient()
  const input = { query: { projectId } }
  const { data, error, refetch } = useCall(getProfileVisibility, input, { deniedHere: true })
  const deed = useDeed(setProfileVisibility, {
    refreshes: [getProjectHistory],
    onDone: (answer) => client.setQueryData(callKey(getProfileVisibility, input), answer),
  })
  const chosen = Object.fromEntries((data?.items ?? []).map(({ code, visibility }) => [code, visibility]))
  return {
    isReady: data !== undefined,
    error,
    retry: () => void refetch(),
    of: (code: string): ElementVisibility => visibilityOf(code, chosen),
    set: (codes: string[], visibility: ElementVisibility) =>
      deed.mutate({ body: { projectId, codes, visibility } }),
    isSaving: deed.isPending,
  }
}
