import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { previewExpertJobs } from '../../contract/order.endpoints.ts'

/** What an order would come to, pair by pair. */
export type OrderPlan = ResponseOf<typeof previewExpertJobs>

/** Asks what ordering the tasks from the experts until a day would come to, as long as somebody is chosen. */
export const useOrderPlan = (
  taskIds: readonly number[],
  expertUids: readonly string[],
  dueOn: string | null,
) => {
  const { data, error } = useCall(
    previewExpertJobs,
    { body: { taskIds: [...taskIds], expertUids: [...expertUids], dueOn } },
    { enabled: expertUids.length > 0, deniedHere: true, keepPrevious: true },
  )
  const plan = expertUids.length > 0 ? data : undefined
  return { plan, error, overridable: plan?.pairs.some((pair) => pair.overridable) ?? false }
}
