import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { countNewAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import {
  countProjectsInWork,
  getProjectInWork,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../../contract/project-in-work.endpoints.ts'
import type { projectInWork } from '../../contract/project-in-work.schemas.ts'

/** A row of the list, of the board and of the drawer. */
export type ProjectInWork = z.output<typeof projectInWork>

/** Calls whose answers a decision makes stale. */
export const staleAfterDeed: readonly Endpoint[] = [
  listProjectsInWork,
  countProjectsInWork,
  getProjectInWork,
  countNewAccelerationRequests,
]

/** What can be filtered by, of the chosen accelerator. */
export const useInWorkFilters = () => {
  const accelerator = useStore(acceleratorStore)
  return useCall(getProjectsInWorkFilters, {}, { enabled: accelerator !== null, deniedHere: true })
}
