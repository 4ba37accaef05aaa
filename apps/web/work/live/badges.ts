import type { BadgeAction } from '#platform/contract/socket-messages.ts'
import { call } from '#platform/web/api/call.ts'
import { persistently } from '#platform/web/api/persist.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { createStore } from '#platform/web/store.ts'
import { countNewAccelerationRequests } from '../../../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { countNewNotifications } from '../../../../features/communication/contract/notification.endpoints.ts'
import { countNewExpertJobs } from '../../../../features/expertise/contract/badge.endpoints.ts'
import { countNewApprovalRequests } from '../../../../features/teams/contract/badge.endpoints.ts'
import { menuStore } from '../work-store.ts'

const here = { deniedHere: true } as const

/** The counters: the menu item of each, and the call that counts (spec 2 "Menu rules"). */
const badges: Record<BadgeAction, { item: string; count: () => Promise<{ count: number }> }> = {
  GET_NEW_NOTIFICATION_COUNT: { item: 'Notifications', count: () => call(countNewNotifications, {}, here) },
  GET_NEW_EXPERT_JOB_COUNT: { item: 'ExpertJobOrder', count: () => call(countNewExpertJobs, {}, here) },
  GET_NEW_ACCELERATION_REQUEST_COUNT: {
    item: 'ProjectsInWork',
    count: () => call(countNewAccelerationRequests, {}, here),
  },
  GET_NEW_APPROVAL_REQUEST_COUNT: {
    item: 'TeamInvite',
    count: () => call(countNewApprovalRequests, {}, here),
  },
}

/** Counts by menu item; a badge is shown only above zero. */
export const badgeStore = createStore<Readonly<Record<string, number>>>({})

/** Sequence number of the latest request per badge: responses to earlier requests are ignored. */
const requests = new Map<BadgeAction, number>()

/**
 * Refreshes one badge, again and again while the portal cannot answer; requests are counted only for a chosen
 * accelerator (spec 4).
 */
export const refreshBadge = async (action: BadgeAction): Promise<void> => {
  const { item, count } = badges[action]
  if (!menuStore.get().includes(item)) return
  if (action === 'GET_NEW_ACCELERATION_REQUEST_COUNT' && acceleratorStore.get() === null) return
  const own = (requests.get(action) ?? 0) + 1
  requests.set(action, own)
  try {
    const answer = await persistently(count, undefined)
    if (requests.get(action) === own) badgeStore.set((now) => ({ ...now, [item]: answer.count }))
  } catch (error) {
    console.info('counter unknown', item, error)
  }
}

/** Refreshes all badges: at startup, for another menu, and after messages may have been missed. */
export const refreshBadges = (): void => {
  for (const action of Object.keys(badges) as BadgeAction[]) void refreshBadge(action)
}

/** Whether a pushed action is a counter. */
export const isBadgeAction = (action: string): action is BadgeAction => Object.hasOwn(badges, action)

/** Refreshes now and whenever the menu changes. */
export const startBadges = (): void => {
  refreshBadges()
  menuStore.subscribe(() => {
    badgeStore.set({})
    refreshBadges()
  })
}
