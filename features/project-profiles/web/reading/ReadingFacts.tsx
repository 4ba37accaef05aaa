import './reading-facts.css'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isGiven, shownElements } from '../../../fields/domain/shown.rules.ts'
import type { Profile } from './profile.types.ts'

/** Progress of the profile, and its last author. */
export const ReadingFacts = ({ profile: { tree, values, lastChange } }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const shown = shownElements(tree, values.plain)
  const filled = shown.filter((element) => isGiven(tree, element, values)).length
  return (
    <p className="reading-facts tabular">
      <span>{t('reading.filled', { filled, total: shown.length })}</span>
      {lastChange ? (
        <span>
          {t(lastChange.by ? 'reading.changedBy' : 'reading.changed', {
            at: formatDateTime(lastChange.at),
            name: lastChange.by?.name ?? '',
          })}
        </span>
      ) : null}
    </p>
  )
}
