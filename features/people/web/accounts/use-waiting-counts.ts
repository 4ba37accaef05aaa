import { useCall } from '#platform/web/query/use-call.ts'
import { listErasureRequests } from '../../contract/erasure.endpoints.ts'
import { listRoleRequests } from '../../../roles/contract/role.endpoints.ts'
import { listWaitingAccounts } from '../../contract/waiting-accounts.endpoints.ts'
import type { peopleTabs } from './people-search.ts'

type Counts = Partial<Record<(typeof peopleTabs)[number], number | undefined>>

const here = { deniedHere: true } as const

/** Number of pending items in each tab. */
export const useWaitingCounts = (): Counts => {
  const waiting = useCall(listWaitingAccounts, { query: { status: 'W', limit: 1 } }, here)
  const roleRequests = useCall(listRoleRequests, { query: { status: 'CONSIDERATION', limit: 1 } }, here)
  const erasure = useCall(listErasureRequests, { query: { status: 'ASKED', limit: 1 } }, here)
  return {
    waiting: waiting.data?.total,
    roleRequests: roleRequests.data?.total,
    erasure: erasure.data?.total,
  }
}
