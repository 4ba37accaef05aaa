import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListPager } from '#platform/web/work/components/list/ListPager.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { InboxList } from './use-inbox-list.ts'

/** Arrow keys move the focus between rows. */
const step = (event: KeyboardEvent<HTMLUListElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link === document.activeElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Rows of a folder, with paging. */
export const NotificationList = ({ inbox }: { inbox: InboxList }) => {
  const t = useTexts('communication')
  const [raw] = useRawSearch()
  const { answer, rows, list } = inbox
  useShortcuts([{ keys: '↑+↓', label: t('inbox.shortcut') }])
  return (
    <div className="inbox-list">
      <ul aria-label={t('inbox.list')} onKeyDown={step}>
        {rows.map((row) => (
          <NotificationItem
            key={row.id}
            row={row}
            folder={inbox.folder}
            href={`/bch/view/notifications${writeSearch({ ...raw, notificationId: row.id })}`}
            isOpen={row.id === inbox.notificationId}
          />
        ))}
      </ul>
      {answer.data && answer.data.total > list.state.size ? (
        <ListPager
          list={list}
          shown={answer.data.items.length}
          total={answer.data.total}
          totalIsExact={answer.data.totalIsExact}
        />
      ) : null}
    </div>
  )
}
