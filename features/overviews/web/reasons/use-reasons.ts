import { useCall } from '#platform/web/query/use-call.ts'
import { countProjectReasons } from '../../contract/reasons.endpoints.ts'
import type { ReasonKind } from '../../domain/figures.ts'

type Asked = {
  programmeId?: number | undefined
  kind?: readonly ReasonKind[] | undefined
  trackId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const asText = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** How many projects have each reason, of what the list's own filters leave. */
export const useReasons = ({ programmeId, kind, trackId, from, to }: Asked, enabled: boolean) =>
  useCall(
    countProjectReasons,
    {
      query: {
        programmeId: asText(programmeId),
        kind: kind && kind.length > 0 ? kind.join(',') : undefined,
        trackId: asText(trackId),
        from,
        to,
      },
    },
    { enabled, keepPrevious: true, deniedHere: true },
  )
