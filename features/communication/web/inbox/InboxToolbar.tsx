import '#platform/web/strip.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListSearch } from '#platform/web/work/components/list/ListSearch.tsx'
import type { InboxList } from './use-inbox-list.ts'

/** Search and the filters of notifications that need a decision or are unread, all in the address. */
export const InboxToolbar = ({ inbox }: { inbox: InboxList }) => {
  const t = useTexts('communication')
  const { list, folder, unreadOnly, awaitsDecision, setSearch } = inbox
  const { set } = list
  const pills = [
    { key: 'awaitsDecision', isOn: awaitsDecision },
    { key: 'unreadOnly', isOn: unreadOnly },
  ] as const
  const search = useCallback((q: string) => set({ q }), [set])
  return (
    <div className="list-toolbar">
      <ListSearch value={list.state.text} onChange={search} />
      {folder === 'incoming' ? (
        <div className="list-filters strip" role="group" aria-label={t('list.filters')}>
          {pills.map(({ key, isOn }) => (
            <span key={key} className={cls('filter-pill', isOn && 'filter-pill-set')}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => setSearch({ [key]: isOn ? undefined : 'true', page: undefined })}
              >
                {isOn ? <CheckIcon /> : null}
                {t(`inbox.${key}`)}
              </button>
            </span>
          ))}
        </div>
      ) : null}
    </div>
  )
}
