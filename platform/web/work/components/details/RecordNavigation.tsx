import './details.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { BackLink } from '../../navigation/BackLink.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { neighboursOf } from '../list/list-neighbours.ts'
import { RecordSteps } from './RecordSteps.tsx'

type Props = { listId: string; backTo: PageHref; backLabel?: string | undefined }

/** Links back to the list in its previous state, and to the previous and next records in it. */
export const RecordNavigation = ({ listId, backTo, backLabel }: Props) => {
  const t = useTexts()
  const go = useGo()
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const { list, previous, next, position, total } = neighboursOf(listId, href)
  const to = (link: PageHref | null) => (link === null ? null : () => go(link, { replace: true }))
  return (
    <nav className="record-navigation" aria-label={t('details.backToList')}>
      <BackLink to={list ?? backTo}>{backLabel ?? t('details.backToList')}</BackLink>
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
