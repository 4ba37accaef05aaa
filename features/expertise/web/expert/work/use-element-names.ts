import { useMemo } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { elementsOf } from '../../../../fields/domain/tree.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { getProjectProfile } from '../../../../project-profiles/contract/profile.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'

/** The path parameters of the profile that a job opens. */
export const profileOfJob = (jobId: number, projectId: number) => ({
  projectId,
  opener: `expertise:${jobId}`,
})

/** The profile fields that the job opens, in order: code to name; null while loading. */
export const useElementNames = ({ id, material }: ExpertOrderPage): ReadonlyMap<string, string> | null => {
  const { data, isLoading } = useCall(
    getProjectProfile,
    { query: profileOfJob(id, material?.projectId ?? 0) },
    { enabled: material?.hasFields ?? false, deniedHere: true, frozen: true },
  )
  return useMemo(() => {
    if (!data) return isLoading ? null : new Map()
    const requestedCodes = new Set(data.asked?.map(({ code }) => code))
    return new Map(
      elementsOf(data.tree)
        .filter(({ code }) => requestedCodes.has(code))
        .map(({ code, name }) => [code, wordsIn(name)]),
    )
  }, [data, isLoading])
}
