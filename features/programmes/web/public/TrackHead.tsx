import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import type { PublicTrack } from './public-track.ts'

/** Name of the track, its owner, and its short facts. */
export const TrackHead = ({ track }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  return (
    <header className="track__head">
      {track.coverUrl ? <img className="track__cover" src={track.coverUrl} alt="" /> : null}
      <p className="track__by">
        {t('public.by', { accelerator: track.accelerator.name, programme: track.programme.name })}
      </p>
      <h1>{track.name}</h1>
      <div className="chips">
        {track.investmentType === 'INVESTMENT' ? <Chip tone="new">{t('public.investment')}</Chip> : null}
        {track.trackpoints.length > 0 ? (
          <Chip icon="flag">{t('public.tasksCount', { count: track.trackpoints.length })}</Chip>
        ) : null}
        {track.durationDays ? (
          <Chip icon="clock">{t('public.days', { count: track.durationDays })}</Chip>
        ) : null}
        {track.projectsCount > 0 ? (
          <Chip icon="people">{t('public.projects', { count: track.projectsCount })}</Chip>
        ) : null}
      </div>
    </header>
  )
}
