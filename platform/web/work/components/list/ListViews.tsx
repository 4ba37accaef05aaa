import '../../../strip.css'
import { useRef } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { writeSearch } from '../../../search-params.ts'
import { cls } from '../../cls.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { useRawSearch } from '../../navigation/use-screen-search.ts'
import { useShownInStrip } from '../use-shown-in-strip.ts'
import { withinPage } from './list-address.ts'
import type { ListView } from './list-types.ts'
import type { ListHandle } from './use-list-state.ts'

/** The view selected by the URL, ignoring further filters; a view without filters is identified by its sorting. */
export const chosenView = (
  views: readonly ListView[],
  { narrowing, state: { sorting, descending } }: ListHandle,
): ListView | undefined =>
  views.find(({ filters, sort }) => {
    const named = Object.entries(filters)
    return named.length > 0
      ? named.every(([name, value]) => narrowing[name] === value)
      : sort === `${descending ? '-' : ''}${sorting}`
  })

/** Whether the list has no filter besides the view's. */
export const isJustView = (view: ListView | undefined, { narrowing }: ListHandle): boolean =>
  view !== undefined && Object.keys(narrowing).length === Object.keys(view.filters).length

type Props = {
  list: ListHandle
  views: readonly ListView[]
  /** The list is a part of a page, whose own parameters (its record, its tab) are retained. */
  inPage: boolean
}

/** The views of a list above its toolbar, as links that can be bookmarked, shared and opened in another tab. */
export const ListViews = ({ list, views, inPage }: Props) => {
  const t = useTexts()
  const [raw] = useRawSearch()
  const { pathname } = useLocation()
  const chosen = chosenView(views, list)
  const strip = useRef<HTMLUListElement>(null)
  useShownInStrip(strip, `[data-view="${chosen?.key ?? ''}"]`)
  // Display options are retained, except columns if the views have their own; an open panel is closed with the list it
  // belongs to.
  const { view, size } = raw
  const cols = views.some(({ columns }) => columns) ? undefined : raw['cols']
  const to = (one?: ListView) => {
    const wanted = writeSearch({ view, cols, size, sort: one?.sort, ...one?.filters })
    return (pathname + (inPage ? withinPage(writeSearch(raw), list.keys, wanted) : wanted)) as PageHref
  }
  const link = (key: string, title: string, href: PageHref, isCurrent: boolean) => (
    <li key={key} data-view={key}>
      <ScreenLink
        to={href}
        inPlace
        className={cls('list-view', isCurrent && 'list-view-chosen')}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {title}
      </ScreenLink>
    </li>
  )
  return (
    <nav aria-label={t('list.builtInViews')}>
      <ul className="list-views strip" ref={strip}>
        {link('', t('list.viewAll'), to(), chosen === undefined && !list.isNarrowed)}
        {views.map((one) => link(one.key, one.title, to(one), one === chosen))}
      </ul>
    </nav>
  )
}
