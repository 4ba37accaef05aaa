import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { IntakeDates } from './IntakeDates.tsx'
import type { TrackPageProps } from './TrackPage.tsx'

/** When one may apply, and the way to do it, or why there is none today. */
export const TrackIntake = ({ track, now, applyHref }: TrackPageProps) => {
  const t = useTexts('programmes')
  return (
    <div className="card intake">
      <h2 className="intake__title">
        {t(track.closedBecause === null ? 'public.intake.open' : 'public.intake.closed')}
      </h2>
      <IntakeDates track={track} now={now} />
      {track.closedBecause === null ? (
        <>
          <ApplyLink href={applyHref} />
          <p className="intake__note">{t('public.applyNote')}</p>
        </>
      ) : (
        <Notice>
          <p>{t(`public.closed.${track.closedBecause}`)}</p>
        </Notice>
      )}
    </div>
  )
}
