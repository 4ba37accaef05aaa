import { useStore } from '#platform/web/use-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listNotifications } from '../../contract/notification.endpoints.ts'
import { deletionStore } from './deletions.ts'
import { inboxSearch } from './inbox-search.ts'

/** The folder that the address names, without the rows whose deletion can still be undone. */
export const useInboxList = () => {
  const [search, setSearch] = useScreenSearch(inboxSearch)
  const { folder = 'incoming', unread, notificationId } = search
  const list = useListState({ id: 'notifications', sortings: ['CREATE_DATE'], defaultSort: '-CREATE_DATE' })
  const unreadOnly = unread === 'true' && folder === 'incoming'
  const answer = useCall(
    listNotifications,
    { query: { ...list.query, folder, ...(unreadOnly ? { unreadOnly } : {}) } },
    { keepPrevious: true },
  )
  const leaving = useStore(deletionStore)
  const rows = answer.data?.items.filter(({ id }) => !leaving.has(id)) ?? []
  return { folder, unreadOnly, notificationId, list, answer, rows, setSearch }
}

/** See `useInboxList`. */
export type InboxList = ReturnType<typeof useInboxList>
