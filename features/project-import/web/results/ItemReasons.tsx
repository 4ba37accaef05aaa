import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { reasonsInWords } from '../../contract/outcome-words.ts'
import { ClampedText } from '../ClampedText.tsx'
import type { ImportItem } from '../import.types.ts'

/** Number of reasons shown at once in a row. */
const shownAtOnce = 3

/** Why a project was left out, and its unreadable cells: the first at once, the rest after a click. */
export const ItemReasons = ({ item }: { item: ImportItem }) => {
  const t = useTexts('project-import')
  const reasons = reasonsInWords(item, t)
  if (reasons.length === 0) return '—'
  const rest = reasons.slice(shownAtOnce)
  return (
    <>
      <ul className="import-reasons">
        {reasons.slice(0, shownAtOnce).map((reason) => (
          <li key={reason}>
            <ClampedText text={reason} />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="import-more">
          <summary>{t('results.more', { count: rest.length })}</summary>
          <ul className="import-causes">
            {rest.map((reason) => (
              <li key={reason}>
                <ClampedText text={reason} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
