import type { SocketMessage } from '#platform/contract/socket-messages.ts'
import { call } from '#platform/web/api/call.ts'
import { queryClient } from '#platform/web/query/query-client.ts'
import { openSocket } from '#platform/web/socket.ts'
import { getSocketEndpoint } from '../../../../features/communication/contract/socket.endpoints.ts'
import { loadMenu } from '../start/load-menu.ts'
import { loadPerson } from '../start/sign-in.ts'
import { isBadgeAction, refreshBadge } from './badges.ts'

/** What a screen shows when something has happened elsewhere: a counter moved, so lists of the kind are stale. */
const onMessage = ({ namespace, action }: SocketMessage): void => {
  if (namespace === 'Badges' && isBadgeAction(action)) {
    void refreshBadge(action)
    // Only what is on the screen is fetched again; the rest when it is opened.
    void queryClient.invalidateQueries({ refetchType: 'active' })
  }
}

/**
 * The server closes the sockets of everybody whose roles or status change, and messages may have been missed: roles,
 * menu, counters and what is on the screen are fetched again. Who was blocked finds no session and leaves.
 */
const catchUp = async (): Promise<void> => {
  await loadPerson()
  await loadMenu()
  await queryClient.invalidateQueries({ refetchType: 'active' })
}

/** Opens the web socket after sign-in (spec 4). */
export const startLive = (): void => {
  openSocket({
    address: async () => (await call(getSocketEndpoint, {}, { deniedHere: true })).endpoint,
    onMessage,
    onCatchUp: () => void catchUp().catch((error: unknown) => console.info('not caught up', error)),
  })
}
