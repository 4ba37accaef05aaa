import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { previewOwnExpertJobs } from '../../contract/own-order.endpoints.ts'
import { previewExpertJobs } from '../../contract/order.endpoints.ts'

/** Preview of an order per pair. */
export type OrderPlan = ResponseOf<typeof previewExpertJobs>

/**
 * Previews an order of the tasks from the experts by a day, if any expert is selected; `own`: for an investor or
 * mentor who orders for themselves, perhaps in place of one of their jobs.
 */
export const useOrderPlan = (
  taskIds: readonly number[],
  expertUids: readonly string[],
  dueOn: string | null,
  { own = false, replacedId = null }: { own?: boolean; replacedId?: number | null } = {},
) => {
  const isReady = taskIds.length > 0 && expertUids.length > 0
  const { data, error } = useCall(
    own ? previewOwnExpertJobs : previewExpertJobs,
    {
      body: {
        taskIds: [...taskIds],
        expertUids: [...expertUids],
        dueOn,
        ...(own ? { replacedId } : {}),
      },
    },
    { enabled: isReady, deniedHere: true, keepPrevious: true },
  )
  const plan = isReady ? data : undefined
  const blocked = plan?.pairs.filter(({ trouble, overridable }) => trouble !== null && !overridable) ?? []
  // If nothing can be ordered, nothing is skipped: the order is refused with the reason.
  const skipped = blocked.length < (plan?.pairs.length ?? 0) ? blocked : []
  return {
    plan,
    error: isReady ? error : null,
    skipped,
    overridable: plan?.pairs.some((pair) => pair.overridable) ?? false,
  }
}
