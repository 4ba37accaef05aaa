import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { userType } from '#platform/web/session.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getSponsoredProgrammes } from '../../overviews/contract/summary.endpoints.ts'

/** Whether the user acts as a sponsor: reports of their own programmes, without personal data. */
export const isSponsor = (): boolean => userType() === 'CST'

/** Whether the user acts as an administrator of the portal: reports of every accelerator, or of all of them. */
export const isPortalReader = (): boolean => ['ADMIN', 'HTADM'].includes(userType() ?? '')

type Asked = { programmeId?: number | undefined; acceleratorId?: string | undefined }

/**
 * The scope of reports: for a sponsor the programme in the address or their first one; for an administrator of the
 * portal the accelerator in the address, or all of them if the report allows it (`isWide`); for others the programme in
 * the address, or undefined for the whole chosen accelerator.
 */
export const useReportPlace = (parameters: Asked, { isWide = false }: { isWide?: boolean } = {}) => {
  const accelerator = useStore(acceleratorStore)
  const { data } = useCall(getSponsoredProgrammes, {}, { enabled: isSponsor() })
  const programmeId = parameters.programmeId ?? (isSponsor() ? data?.items[0]?.id : undefined)
  const named = isWide || parameters.acceleratorId !== 'all' ? parameters.acceleratorId : undefined
  const acceleratorId = isPortalReader() ? (named ?? (isWide ? 'all' : undefined)) : undefined
  const hasAccelerator = isPortalReader() ? acceleratorId !== undefined : accelerator !== null
  const isPlaced = programmeId !== undefined || (!isSponsor() && hasAccelerator)
  return {
    programmeId,
    acceleratorId,
    isPlaced,
    /** Programmes of a sponsor, who has no accelerator to choose them from. */
    sponsored: data?.items,
    hasNoPlace: isSponsor()
      ? data !== undefined && data.items.length === 0 && parameters.programmeId === undefined
      : !isPlaced,
  }
}
