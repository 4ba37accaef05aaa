import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Hint } from '../Hint.tsx'
import { placeIn, type FilePlace } from './read-programme-file.ts'

type Props = { json: unknown; fields: Readonly<Record<string, string>> }

const maxShown = 20

/** Errors in a file, each located by the names in the file. */
export const FileProblems = ({ json, fields }: Props) => {
  const t = useTexts('programmes')
  const wrong = Object.entries(fields)
  const labelOf = ({ track, trackpoint, field }: FilePlace): string => {
    const kind = trackpoint === null ? (track === null ? 'programme' : 'track') : 'trackpoint'
    const key = `settings.${kind}Fields.${field}`
    return hasText(`programmes:${key}`) ? t(key) : field
  }
  return (
    <div role="alert">
      <Hint loud>{t('settings.import.wrong', { count: wrong.length })}</Hint>
      <ul className="import-missing">
        {wrong.slice(0, maxShown).map(([path, code]) => {
          const place = placeIn(json, path)
          return (
            <li key={path}>
              <strong>{labelOf(place)}</strong> {t(`fieldErrors.${code}`)}
              {place.track === null ? null : (
                <span>
                  {place.trackpoint === null
                    ? t('settings.import.placeTrack', { track: place.track })
                    : t('settings.import.place', { track: place.track, task: place.trackpoint })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {wrong.length > maxShown ? (
        <p>{t('settings.import.more', { count: wrong.length - maxShown })}</p>
      ) : null}
    </div>
  )
}
