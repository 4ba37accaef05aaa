import { changedTags, type SocketMessage } from '#platform/contract/socket-messages.ts'
import { call } from '#platform/web/api/call.ts'
import { persistently } from '#platform/web/api/persist.ts'
import { pageId } from '#platform/web/api/page-id.ts'
import { hear } from '#platform/web/api/changes.ts'
import { catchUp } from '#platform/web/query/freshness.ts'
import { queryClient } from '#platform/web/query/query-client.ts'
import { personStore } from '#platform/web/person-store.ts'
import { openSharedSocket } from '#platform/web/shared-socket.ts'
import { getSocketEndpoint } from '../../../../features/communication/contract/socket.endpoints.ts'
import { loadMenu } from '../start/load-menu.ts'
import { loadPerson } from '../start/sign-in.ts'
import { offerNewRole } from '../start/switch-role.ts'
import { showMaintenance } from './maintenance.ts'
import { isBadgeAction, refreshBadge } from './badges.ts'

/** Milliseconds over which pages spread their requests when all of them have missed messages, or everybody gets the same. */
const catchUpSpread = 3000

const onMessage = ({ namespace, action, message }: SocketMessage, hasSocket: boolean): void => {
  if (namespace === 'Badges' && isBadgeAction(action)) void refreshBadge(action)
  if (namespace === 'Banner') {
    // Of the person's tabs, which all show the notice, one notes it.
    setTimeout(() => void showMaintenance({ isNoted: hasSocket }), Math.random() * catchUpSpread)
    hear(['announcement'], catchUpSpread)
  }
  if (namespace !== 'Fresh') return
  const changed = changedTags.safeParse(message)
  if (action === 'CHANGED' && changed.success && changed.data.page !== pageId)
    hear(changed.data.tags, changed.data.within)
  if (action === 'MISSED') setTimeout(() => void catchUp(queryClient), Math.random() * catchUpSpread)
}

/**
 * The server closes the sockets of people whose roles or status change, and messages may have been missed: roles,
 * menu, counters and visible data are refetched. A blocked person has no session and leaves.
 */
const comeBack = async (): Promise<void> => {
  const before = personStore.get()?.roles ?? []
  await persistently(async () => {
    await loadPerson()
    await loadMenu()
  }, undefined)
  offerNewRole(before)
  void showMaintenance()
  await catchUp(queryClient)
}

/** Opens the WebSocket after sign-in (spec 4), one for all tabs of the person, and requests the maintenance notice. */
export const startLive = (): void => {
  void showMaintenance()
  openSharedSocket(`live:${personStore.get()?.uid ?? ''}`, {
    address: async () => (await call(getSocketEndpoint, {}, { deniedHere: true })).endpoint,
    onMessage,
    onCatchUp: () => void comeBack().catch((error: unknown) => console.info('not caught up', error)),
  })
}
