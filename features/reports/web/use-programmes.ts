import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { userType } from '#platform/web/session.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getSponsoredProgrammes } from '../../overviews/contract/summary.endpoints.ts'

/** Whether the user acts as a sponsor: reports of their own programmes, without personal data. */
export const isSponsor = (): boolean => userType() === 'CST'

/**
 * The scope of reports: for a sponsor the programme in the address or their first one; for others the programme in the
 * address, or undefined for the whole accelerator.
 */
export const useReportPlace = (asked: number | undefined) => {
  const accelerator = useStore(acceleratorStore)
  const { data } = useCall(getSponsoredProgrammes, {}, { enabled: isSponsor() })
  const programmeId = asked ?? (isSponsor() ? data?.items[0]?.id : undefined)
  const isPlaced = programmeId !== undefined || (!isSponsor() && accelerator !== null)
  return {
    programmeId,
    isPlaced,
    /** Programmes of a sponsor, who has no accelerator to choose them from. */
    sponsored: data?.items,
    hasNoPlace: isSponsor()
      ? data !== undefined && data.items.length === 0 && asked === undefined
      : !isPlaced,
  }
}
