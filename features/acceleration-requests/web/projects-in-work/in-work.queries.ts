import type { z } from 'zod'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { OpenList } from '#platform/web/work/components/list/use-list.ts'
import { useStore } from '#platform/web/use-store.ts'
import {
  getProjectsInWorkFilters,
  type listProjectsInWork,
} from '../../contract/project-in-work.endpoints.ts'
import type { projectInWork } from '../../contract/project-in-work.schemas.ts'

/** A row of the list, of the board and of the drawer. */
export type ProjectInWork = z.output<typeof projectInWork>

/** Request parameters of the list, without the page. */
export type InWorkQuery = OpenList<typeof listProjectsInWork>['query']

/** Filter values of the chosen accelerator. */
export const useInWorkFilters = () => {
  const accelerator = useStore(acceleratorStore)
  return useCall(getProjectsInWorkFilters, {}, { enabled: accelerator !== null, deniedHere: true })
}
