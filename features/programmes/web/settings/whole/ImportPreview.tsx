import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { programmePreview } from '../../../contract/programme-file.schemas.ts'
import { Hint } from '../Hint.tsx'

/** The result of an import, with each field omitted because it does not exist here. */
export const ImportPreview = ({ preview }: { preview: z.output<typeof programmePreview> }) => {
  const t = useTexts('programmes')
  const { name, tracks, missing, missingReports } = preview
  return (
    <section className="import-preview" role="status">
      <h3>{name}</h3>
      <ul>
        {tracks.map((track, at) => (
          // Tracks of a file have no ids; the list never changes.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            {track.name} <small>{t('settings.facts.trackpoints', { count: track.trackpoints })}</small>
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <>
          <Hint loud>{t('settings.import.missing', { count: missing.length })}</Hint>
          <ul className="import-missing">
            {missing.map(({ track, trackpoint, code, name: field }) => (
              <li key={`${track}|${trackpoint}|${code}`}>
                <strong>{field || code}</strong> <small>{code}</small>
                <span>
                  {trackpoint
                    ? t('settings.import.place', { track, task: trackpoint })
                    : t('settings.import.placeForm', { track })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {missingReports.length > 0 ? (
        <>
          <Hint loud>{t('settings.import.missingReports', { count: missingReports.length })}</Hint>
          <ul className="import-missing">
            {missingReports.map(({ track, trackpoint, name: report }, at) => (
              // Tasks of a file have no ids; the list never changes.
              // eslint-disable-next-line react/no-array-index-key
              <li key={at}>
                <strong>{report}</strong>
                <span>{t('settings.import.place', { track, task: trackpoint })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
