import '../../../strip.css'
import { useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { BoardIcon, TableIcon } from '../icons/icons.ts'
import { DisplayMenu } from './DisplayMenu.tsx'
import { ExportMenu, type ShownList } from './ExportMenu.tsx'
import { FilterPill } from './FilterPill.tsx'
import type { Column, Filter } from './list-types.ts'
import { ListSearch } from './ListSearch.tsx'
import type { ListHandle } from './use-list-state.ts'
import type { CountedList } from './use-option-counts.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

type Props<Row> = {
  list: ListHandle
  /** Whether the list is a part of a page. */
  inPage: boolean
  /** Whether any filter or search can be cleared. */
  mayReset: boolean
  filters: readonly Filter[]
  onFilterOpen: ((key: string) => void) | undefined
  /** The list whose rows are counted for each value of an open filter. */
  counted: CountedList | undefined
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  hasBoard: boolean
  hasSearch: boolean
  /** Content of an exported file, if the list can be exported. */
  exported: ShownList | undefined
}

const asList = (value: unknown): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]

/** An anchor that scrolls into view when other rows are requested, so that they are read from the first. */
const useBeginning = (query: ListHandle['query']) => {
  const place = useRef<HTMLDivElement>(null)
  const queryKey = JSON.stringify(query)
  const before = useRef(queryKey)
  useEffect(() => {
    if (before.current === queryKey) return
    before.current = queryKey
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [queryKey])
  return place
}

/** Search, filters, saved views, display and export, above the rows. */
export const ListToolbar = <Row,>({
  list,
  inPage,
  mayReset,
  filters,
  onFilterOpen,
  counted,
  columns,
  shown,
  hasBoard,
  hasSearch,
  exported,
}: Props<Row>) => {
  const t = useTexts()
  const { state, set } = list
  const search = useCallback((q: string) => set({ q }), [set])
  const beginning = useBeginning(list.query)
  return (
    <div className="list-toolbar" ref={beginning}>
      {hasSearch ? <ListSearch value={state.text} onChange={search} /> : null}
      <div className="list-filters strip" role="group" aria-label={t('list.filters')}>
        {filters.map((filter) => (
          <FilterPill
            key={filter.key}
            filter={filter}
            values={asList(state.filters[filter.key])}
            counted={counted}
            onOpen={() => onFilterOpen?.(filter.key)}
            onChange={(values) => set({ [filter.key]: values })}
          />
        ))}
        {mayReset ? (
          <Button size="small" variant="text" onClick={list.clear}>
            {t('list.filtersClear')}
          </Button>
        ) : null}
      </div>
      <div className="list-tools">
        {hasBoard ? (
          <span className="view-switch" role="group" aria-label={t('list.display')}>
            <IconAction
              icon={TableIcon}
              label={t('list.table')}
              aria-pressed={state.view === 'table'}
              onClick={() => set({ view: undefined })}
            />
            <IconAction
              icon={BoardIcon}
              label={t('list.board')}
              aria-pressed={state.view === 'board'}
              onClick={() => set({ view: 'board' })}
            />
          </span>
        ) : null}
        <ViewsMenu list={list} inPage={inPage} />
        <DisplayMenu list={list} columns={columns} shown={shown} />
        {exported ? <ExportMenu list={exported} /> : null}
      </div>
    </div>
  )
}
