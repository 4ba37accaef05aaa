import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Hint } from './Hint.tsx'
import type { TrackNode } from './settings.queries.ts'

/** Why nothing of a track can be changed while others decide on it, and where that can be ended. */
export const OfferedNotice = ({ track: { offeredTo, actions } }: { track: TrackNode }) => {
  const t = useTexts('programmes')
  const names = offeredTo.map(({ name }) => t('settings.offered.name', { name })).join(', ')
  return (
    <Hint loud>
      {t('settings.offered.text', { names })}{' '}
      {actions.includes('offer') ? (
        <ScreenLink to={linkTo('/bch/view/trackTransfer', { tab: 'outgoing', status: 'CONSIDERATION' })}>
          {t('settings.offered.open')}
        </ScreenLink>
      ) : null}
    </Hint>
  )
}
