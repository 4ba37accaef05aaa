import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListSearch } from '#platform/web/work/components/list/ListSearch.tsx'
import type { InboxList } from './use-inbox-list.ts'

/** Search and the filter of unread notifications, both in the address. */
export const InboxToolbar = ({ inbox }: { inbox: InboxList }) => {
  const t = useTexts('communication')
  const { list, folder, unreadOnly, setSearch } = inbox
  const { set } = list
  const search = useCallback((q: string) => set({ q }), [set])
  return (
    <div className="list-toolbar">
      <ListSearch value={list.state.text} onChange={search} />
      {folder === 'incoming' ? (
        <span className={cls('filter-pill', unreadOnly && 'filter-pill-set')}>
          <button
            type="button"
            aria-pressed={unreadOnly}
            onClick={() => setSearch({ unreadOnly: unreadOnly ? undefined : 'true', page: undefined })}
          >
            {unreadOnly ? <CheckIcon /> : null}
            {t('inbox.unreadOnly')}
          </button>
        </span>
      ) : null}
    </div>
  )
}
