import { useStore } from '#platform/web/use-store.ts'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listNotifications } from '../../contract/notification.endpoints.ts'
import { deletionStore } from './deletions.ts'
import { inboxSearch } from './inbox-search.ts'

/** The folder of the address, without rows whose deletion can still be undone. */
export const useInboxList = () => {
  const [search, setSearch] = useScreenSearch(inboxSearch)
  const { folder = 'incoming', notificationId, to } = search
  const { handle, answer } = useList(listNotifications, {
    id: 'notifications',
    of: { folder },
    // Sent notifications are neither read nor decided by the sender.
    ...(folder === 'outgoing' ? { fixed: { unreadOnly: 'false', awaitsDecision: 'false' } } : {}),
  })
  const unreadOnly = folder === 'incoming' && handle.state.filters.unreadOnly === true
  const awaitsDecision = folder === 'incoming' && handle.state.filters.awaitsDecision === true
  const leaving = useStore(deletionStore)
  const rows = answer.data?.items.filter(({ id }) => !leaving.has(id)) ?? []
  return { folder, unreadOnly, awaitsDecision, notificationId, to, list: handle, answer, rows, setSearch }
}

export type InboxList = ReturnType<typeof useInboxList>
