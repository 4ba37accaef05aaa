import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Characters that are shown at once: a few lines of a narrow column. */
const shownLength = 160

/** A text of a spreadsheet's cell: of a long one its beginning, the rest by one press. */
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
