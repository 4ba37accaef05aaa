import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { userType } from '#platform/web/session.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getAccelerationSummary, getSponsoredProgrammes } from '../../contract/summary.endpoints.ts'
import { endOf } from '../../domain/narrowing.ts'
import { summarySearch } from '../summary-search.ts'

export type Summary = ResponseOf<typeof getAccelerationSummary>

/** Whether the user is in the sponsor role, which sees only its own programmes and lists without people. */
export const isSponsor = (): boolean => userType() === 'CST'

/** Programmes of a sponsor; not requested for other roles. */
export const useSponsored = () => useCall(getSponsoredProgrammes, {}, { enabled: isSponsor() })

const asText = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** Loads the summary for the filters in the address. A sponsor gets the first of their programmes by default. */
export const useSummary = () => {
  const [filters, setSearch] = useScreenSearch(summarySearch)
  const sponsored = useSponsored()
  const accelerator = useStore(acceleratorStore)
  const programmeId = filters.programmeId ?? (isSponsor() ? sponsored.data?.items[0]?.id : undefined)
  const { from, step } = filters
  const answer = useCall(
    getAccelerationSummary,
    {
      query: {
        programmeId: asText(programmeId),
        trackId: asText(filters.trackId),
        streamId: asText(filters.streamId),
        from,
        to: endOf(filters),
        step,
      },
    },
    {
      enabled: isSponsor() ? programmeId !== undefined : accelerator !== null || programmeId !== undefined,
      keepPrevious: true,
      deniedHere: true,
    },
  )
  return {
    filters: { ...filters, programmeId },
    setSearch,
    answer,
    sponsored,
    hasNoPlace: isSponsor()
      ? sponsored.data?.items.length === 0
      : accelerator === null && programmeId === undefined,
  }
}
