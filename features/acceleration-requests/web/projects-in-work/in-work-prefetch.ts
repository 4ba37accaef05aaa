import { answered, prefetch } from '#platform/web/query/prefetch.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import type { Prefetch } from '#platform/web/screen.ts'
import { prefetchOfSlot } from '#platform/web/work/slots.ts'
import { countStagedDecisions } from '../../contract/decision.endpoints.ts'
import { getProjectsInWorkFilters } from '../../contract/project-in-work.endpoints.ts'

const agenda = prefetchOfSlot('agenda.block')

/** Content above the list is requested before the rows, which it would otherwise push down. */
export const inWorkPrefetch: Prefetch = {
  ...agenda,
  ask: async (search) => {
    const above = async () => {
      if (acceleratorStore.get() === null) return
      await prefetch(getProjectsInWorkFilters, {})
      if (answered(getProjectsInWorkFilters, {})?.seesStaged) await prefetch(countStagedDecisions, {})
    }
    await Promise.all([agenda.ask?.(search), above()])
  },
}
