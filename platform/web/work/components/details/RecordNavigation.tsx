import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { IconAction } from '../IconAction.tsx'
import { BackIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { neighboursOf } from '../list/list-neighbours.ts'

type Props = { listId: string; backTo: string; backLabel?: string | undefined }

/** The way back to the list as it was, and to the records before and after in it. */
export const RecordNavigation = ({ listId, backTo, backLabel }: Props) => {
  const t = useTexts()
  const go = useGo()
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const { list, previous, next, position, total } = neighboursOf(listId, href)
  return (
    <nav className="record-navigation" aria-label={t('details.backToList')}>
      <ScreenLink to={list ?? backTo} className="record-back">
        <BackIcon />
        {backLabel ?? t('details.backToList')}
      </ScreenLink>
      {total > 1 ? (
        <span className="record-steps">
          <span className="tabular">{t('of', { position, total })}</span>
          <IconAction
            icon={ChevronLeftIcon}
            label={t('details.previous')}
            tip="end"
            disabled={!previous}
            onClick={() => previous && go(previous, { replace: true })}
          />
          <IconAction
            icon={ChevronRightIcon}
            label={t('details.next')}
            tip="end"
            disabled={!next}
            onClick={() => next && go(next, { replace: true })}
          />
        </span>
      ) : null}
    </nav>
  )
}
