import './details.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { BackLink } from '../../navigation/BackLink.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { neighboursOf, stayInList } from '../list/list-neighbours.ts'
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
  const { listId, list, previous, next, position, total } = neighboursOf(usual, href)
  const to = (link: PageHref | null) =>
    link === null
      ? null
      : () => {
          stayInList(href)
          go(link, { replace: true })
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
          <span className="tabular">{t('of', { position, total })}</span>
          <RecordSteps
            previous={{ label: t('details.previous'), go: to(previous) }}
            next={{ label: t('details.next'), go: to(next) }}
          />
        </span>
      ) : null}
    </nav>
  )
}
