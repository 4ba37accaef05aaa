import { daysUntil } from '#platform/domain/deadline.ts'
import { formatDate, formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { tied } from '#platform/web/public/tied.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { PublicTrack } from './public-track.ts'

/** Dates of the intake: end of the open one, or start of the next one, with time zone and distance. */
export const IntakeDates = ({ track, now }: { track: PublicTrack; now: number }) => {
  const t = useTexts('programmes')
  const locale = useLocale()
  const { stream } = track
  if (track.requestType === 'CONTINUOUS') {
    return track.closedBecause === null ? <p className="intake__dates">{t('public.intake.always')}</p> : null
  }
  if (!stream) {
    return track.closedBecause === 'NO_ACTIVE_STREAM' ? (
      <p className="intake__dates">{t('public.intake.noDates')}</p>
    ) : null
  }
  const day = (value: string): string => formatDate(value, { locale })
  // Days begin and end in the time zone that is shown next to them.
  const moment = (at: string): string => formatDateTime(at, { locale, timeZone: 'UTC' })
  const zone = zoneName(stream.timeZone, stream.to, locale)
  const left = daysUntil(stream.active ? stream.to : stream.from, now, stream.timeZone)
  return (
    <div className="intake__dates">
      <p className="intake__moment tabular">
        <Icon name="calendar" />
        <span>
          <strong>
            {stream.active
              ? t('public.intake.until', { moment: moment(`${stream.to}T23:59Z`), zone })
              : t('public.intake.from', { moment: moment(`${stream.from}T00:00Z`), zone })}
          </strong>
          ,{' '}
          {left > 0
            ? tied(t(stream.active ? 'deadline.left.day' : 'public.intake.in', { count: left }))
            : t('public.intake.lastDay')}
        </span>
      </p>
      <p className="intake__stream">
        {t('public.intake.stream', { name: stream.name })}
        <br />
        <span className="tabular">
          {t('public.intake.range', { from: day(stream.from), to: day(stream.to) })}
        </span>
      </p>
    </div>
  )
}
