import { formatDateTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getFreeSlots } from '../../contract/office-hours.endpoints.ts'

/** Options of a mentor's free slots, in the reader's time zone. */
export const useSlots = (hoursId: number) => {
  const { data, error, refetch } = useCall(getFreeSlots, { query: { hoursId: String(hoursId) } })
  return {
    options: data?.items.map((at) => ({
      value: at,
      label: `${formatDateTime(at)} ${zoneName(ownTimeZone(), at)}`,
    })),
    error,
    refetch,
  }
}
