import './details.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { notifyError } from '../../../messages/banner-store.ts'
import { BackLink } from '../../navigation/BackLink.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { neighboursOf, stayInList, turnPage } from '../list/list-neighbours.ts'
import { RecordSteps } from './RecordSteps.tsx'

const pathOf = (href: string): string => new URL(href, location.origin).pathname

type Props = {
  /** The usual list of such records, for a record that was not opened from a list. */
  listId?: string
  backTo: PageHref
  backLabel?: string | undefined
}

/** Links back to the list that the record was opened from, in its state then, and to its neighbours there. */
export const RecordNavigation = ({ listId: usual, backTo, backLabel }: Props) => {
  const t = useTexts()
  const go = useGo()
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const [isTurning, setTurning] = useState(false)
  const { listId, list, previous, next, previousPage, nextPage, position, total, totalIsExact } =
    neighboursOf(usual, href)
  const turnTo = async (page: number) => {
    setTurning(true)
    try {
      const link = await turnPage(href, page)
      if (link !== null) go(link, { replace: true })
    } catch (error) {
      notifyError(error)
    } finally {
      setTurning(false)
    }
  }
  const to = (link: PageHref | null, page: number | null) => {
    if (link !== null)
      return () => {
        stayInList(href)
        go(link, { replace: true })
      }
    return page === null || isTurning ? null : () => void turnTo(page)
  }
  // Another list than the usual one has no name here.
  const isUsual = list === null || listId === null || pathOf(list) === pathOf(backTo)
  return (
    <nav className="record-navigation" aria-label={t('details.backToList')}>
      <BackLink to={list ?? backTo}>
        {isUsual && backLabel !== undefined ? backLabel : t('details.backToList')}
      </BackLink>
      {total > 1 ? (
        <span className="record-steps">
          <span className="tabular">{t('of', { position, total: formatCount(total, totalIsExact) })}</span>
          <RecordSteps
            previous={{ label: t('details.previous'), go: to(previous, previousPage) }}
            next={{ label: t('details.next'), go: to(next, nextPage) }}
          />
        </span>
      ) : null}
    </nav>
  )
}
