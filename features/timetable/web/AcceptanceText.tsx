import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { Acceptance } from '../domain/states.ts'
import type { TimetableTrack } from './timetable.types.ts'

const keys: Record<Acceptance, string> = {
  ALWAYS: 'says.always',
  UNTIL: 'says.always',
  FROM: 'says.noDates',
  NO_DATES: 'says.noDates',
  PAUSED: 'says.paused',
  UNPUBLISHED: 'says.unpublished',
  ARCHIVED: 'says.archived',
}

/** Until when, or from when, a track accepts applications: with the time zone and the distance. */
export const AcceptanceText = ({ acceptance, stream }: Pick<TimetableTrack, 'acceptance' | 'stream'>) => {
  const t = useTexts('timetable')
  if (!stream) return <span>{t(keys[acceptance])}</span>
  return (
    <span className="timetable-until">
      <span>{t('quoted', { name: stream.name })}</span>{' '}
      {acceptance === 'UNTIL' ? (
        <DeadlineText value={stream.until} />
      ) : (
        <span className="tabular">
          {t('says.from', {
            from: formatDate(stream.from),
            to: formatDate(stream.to),
            zone: zoneName(stream.until.timeZone, stream.from),
          })}
        </span>
      )}
    </span>
  )
}
