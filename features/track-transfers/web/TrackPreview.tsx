import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { TrackTransferDetails } from './track-transfer.types.ts'

type Track = NonNullable<TrackTransferDetails['track']>

/** Preview of a copy: its texts, and its tasks in order. */
export const TrackPreview = ({ track }: { track: Track }) => {
  const t = useTexts('track-transfers')
  const days = (count: number | null) => (count === null ? null : t('preview.days', { count }))
  return (
    <section className="track-transfer-preview">
      <h3>{t('preview.title')}</h3>
      <p className="track-transfer-said">{t('preview.text')}</p>
      <Facts stacked>
        {track.description ? <Fact label={t('preview.description')}>{track.description}</Fact> : null}
        {track.selectionConditions ? (
          <Fact label={t('preview.selectionConditions')}>{track.selectionConditions}</Fact>
        ) : null}
        {track.durationDays === null ? null : (
          <Fact label={t('preview.duration')}>{days(track.durationDays)}</Fact>
        )}
        {track.isInvestment ? <Fact label={t('preview.type')}>{t('preview.investment')}</Fact> : null}
      </Facts>
      <h3>{t('preview.tasks', { count: track.trackpoints.length })}</h3>
      {track.trackpoints.length === 0 ? (
        <p className="track-transfer-said">{t('preview.noTasks')}</p>
      ) : (
        <ol>
          {track.trackpoints.map(({ place, name, expectedResult, durationDays, fields, checklist }) => (
            <li key={place}>
              <strong>{name}</strong>
              <small>
                {[
                  days(durationDays),
                  fields > 0 ? t('preview.fields', { count: fields }) : null,
                  checklist > 0 ? t('preview.checklist', { count: checklist }) : null,
                ]
                  .filter((fact) => fact !== null)
                  .join(' · ')}
              </small>
              {expectedResult ? <p>{expectedResult}</p> : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
