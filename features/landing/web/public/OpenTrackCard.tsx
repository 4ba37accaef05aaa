import { daysUntil } from '#platform/domain/deadline.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { PriceChips } from '#platform/web/public/PriceChips.tsx'
import { tied } from '#platform/web/public/tied.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'

/** A track of the list, as the programmes' call returns it. */
export type OpenTrack = {
  id: number
  name: string
  shortLink: string
  programme: { name: string }
  accelerator: { name: string }
  durationDays: number | null
  investmentType: 'NONE' | 'INVESTMENT'
  tasksCount: number
  decisionDays: number | null
  feeAmount: string | null
  feeCurrency: string
  sharePercent: number | null
  applyUntil: { day: string; timeZone: string } | null
}

/**
 * Card of an open track: its accelerator, its workload, and until when applications are accepted. The whole card is
 * a link.
 */
export const OpenTrackCard = ({ track, now }: { track: OpenTrack; now: number }) => {
  const t = useTexts('landing')
  const locale = useLocale()
  const until = track.applyUntil
  const left = until && daysUntil(until.day, now, until.timeZone)
  return (
    <article className="card track-card">
      <p className="track-card__by">{track.accelerator.name}</p>
      <h3>
        <a href={`/s/${encodeURIComponent(track.shortLink)}`}>{track.name}</a>
      </h3>
      <p className="track-card__programme">{track.programme.name}</p>
      <div className="chips">
        {track.investmentType === 'INVESTMENT' ? (
          <Chip tone="new">{t('public.tracks.investment')}</Chip>
        ) : null}
        <Chip icon="flag">{t('public.tracks.tasks', { count: track.tasksCount })}</Chip>
        {track.durationDays ? (
          <Chip icon="clock">{t('public.tracks.days', { count: track.durationDays })}</Chip>
        ) : null}
        {track.decisionDays ? (
          <Chip>{t('public.tracks.decision', { count: track.decisionDays })}</Chip>
        ) : null}
        <PriceChips price={track} />
      </div>
      <p className="track-card__until">
        <Icon name="calendar" size={18} />
        <span>
          {until === null || left === null
            ? t('public.tracks.always')
            : tied(
                `${t('public.tracks.until', { day: formatDate(until.day, { locale }) })}, ${left > 0 ? t('deadline.left.day', { count: left }) : t('public.tracks.lastDay')}`,
              )}
        </span>
      </p>
    </article>
  )
}
