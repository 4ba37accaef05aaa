import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Number of characters shown at once: a few lines of a narrow column. */
const shownLength = 160

/** The text of a cell: of a long one its beginning, with a button for the rest. */
export const ClampedText = ({ text }: { text: string }) => {
  const t = useTexts('project-import')
  if (text.length <= shownLength) return <span className="import-cell-text">{text}</span>
  return (
    <details className="import-more import-cell-text">
      <summary>
        {text.slice(0, shownLength)}… <span className="import-cell-rest">{t('results.whole')}</span>
      </summary>
      {text.slice(shownLength)}
    </details>
  )
}
