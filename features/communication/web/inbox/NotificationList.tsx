import '#platform/web/work/components/list/list.css'
import { useRef } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListPager } from '#platform/web/work/components/list/ListPager.tsx'
import { useListKeys } from '#platform/web/work/components/list/use-list-keys.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { InboxList } from './use-inbox-list.ts'
import { useWords } from './use-words.ts'

const idOf = ({ id }: NotificationRow): number => id

/** Rows of a folder, with paging. */
export const NotificationList = ({ inbox }: { inbox: InboxList }) => {
  const t = useTexts('communication')
  const [raw] = useRawSearch()
  const { answer, rows, list } = inbox
  const words = useWords()
  const linkOf = ({ id }: NotificationRow): ScreenHref =>
    `/bch/view/notifications${writeSearch({ ...raw, notificationId: id })}`
  const frame = useRef<HTMLUListElement>(null)
  useListKeys(frame, { rows, facts: { rowKey: idOf, rowName: (row) => words(row).line, rowLink: linkOf } })
  return (
    <div className="inbox-list">
      <ul aria-label={t('inbox.list')} className="list-rows" ref={frame}>
        {rows.map((row, at) => (
          <NotificationItem
            key={row.id}
            row={row}
            at={at}
            folder={inbox.folder}
            href={linkOf(row)}
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
