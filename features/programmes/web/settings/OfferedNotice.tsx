import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Hint } from './Hint.tsx'
import type { TrackNode } from './settings.queries.ts'

/** Why an offered track cannot be changed, and where to end the offer. */
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
