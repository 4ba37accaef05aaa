import { answered, prefetch } from '#platform/web/query/prefetch.ts'
import type { Prefetch } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { askForSlot, fetchSlot } from '#platform/web/work/slots.ts'
import { getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import { orderSearch } from './order-search.ts'
import { profileOfJob } from './work/use-element-names.ts'

/** Prefetches an expert's job, the components next to its state, its messages and the opened fields. */
export const orderPrefetch: Prefetch = {
  fetch: () =>
    Promise.all(
      (
        [
          'project.suggest',
          'expert-job.payment',
          'expert-job.talk',
          'expert-job.scoring',
          'profile.opened',
        ] as const
      ).map(fetchSlot),
    ),
  ask: async (search) => {
    const { expertJobId } = lenient(orderSearch, search)
    if (expertJobId === undefined) return
    const input = { query: { jobId: expertJobId } }
    await prefetch(getExpertJobOrder, input)
    const material = answered(getExpertJobOrder, input)?.material
    if (material?.hasFields) await askForSlot('profile.opened', profileOfJob(expertJobId, material.projectId))
  },
}
