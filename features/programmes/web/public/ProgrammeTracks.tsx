import { linkTo } from '#platform/domain/screen-paths.ts'
import { daysUntil } from '#platform/domain/deadline.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { PriceChips } from '#platform/web/public/PriceChips.tsx'
import { tied } from '#platform/web/public/tied.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { ListedProgramme } from './public-programme.ts'

type Track = ListedProgramme['tracks'][number]

/** The deadline of applications, or their next start. */
const Intake = ({ track, now }: { track: Track; now: number }) => {
  const t = useTexts('programmes')
  const locale = useLocale()
  const { open, applyUntil, opensOn } = track
  const left = applyUntil ? daysUntil(applyUntil.day, now, applyUntil.timeZone) : 0
  const words = () => {
    if (open && applyUntil) {
      const until = t('public.rows.until', { day: formatDate(applyUntil.day, { locale }) })
      return tied(
        `${until}, ${left > 0 ? t('deadline.left.day', { count: left }) : t('public.intake.lastDay')}`,
      )
    }
    if (open) return t('public.intake.always')
    return opensOn
      ? t('public.rows.opensOn', { day: formatDate(opensOn, { locale }) })
      : t('public.intake.closed')
  }
  return (
    <p className="track-row__intake">
      <Icon name="calendar" size={18} />
      <span>{words()}</span>
    </p>
  )
}

type ProgrammeTracksProps = {
  tracks: readonly Track[]
  now: number
  /** Heading level of a track's name, so that no level is skipped. */
  level: 3 | 4
}

/** The published tracks of a programme with their facts and dates of applications. */
export const ProgrammeTracks = ({ tracks, now, level }: ProgrammeTracksProps) => {
  const t = useTexts('programmes')
  const Heading = `h${level}` as const
  if (tracks.length === 0) return <p className="details__muted">{t('public.rows.none')}</p>
  return (
    <ul className="track-rows">
      {tracks.map((track) => (
        <li key={track.id} className="card track-row">
          <Heading>
            <a href={linkTo('/details/accelerator-program-track', { id: track.id })}>{track.name}</a>
          </Heading>
          <div className="chips">
            {track.investmentType === 'INVESTMENT' ? <Chip tone="new">{t('public.investment')}</Chip> : null}
            {track.tasksCount > 0 ? (
              <Chip icon="flag">{t('public.tasksCount', { count: track.tasksCount })}</Chip>
            ) : null}
            {track.durationDays ? (
              <Chip icon="clock">{t('public.days', { count: track.durationDays })}</Chip>
            ) : null}
            <PriceChips price={track} />
          </div>
          <Intake track={track} now={now} />
        </li>
      ))}
    </ul>
  )
}
