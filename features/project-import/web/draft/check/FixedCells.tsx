import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ClampedText } from '../../ClampedText.tsx'
import type { Check } from '../../import.types.ts'
import type { Fix } from './ProblemGrid.tsx'

type Cell = Check['fixed'][number]

const FixedRow = ({ cell, fix }: { cell: Cell; fix: Fix }) => {
  const t = useTexts('project-import')
  const { line, header, before, text } = cell
  return (
    <tr>
      <td className="tabular">
        <span className="import-row-word">{t('check.rowWord')} </span>
        {line}
      </td>
      <td>
        <ClampedText text={header} />
      </td>
      <td>
        <ClampedText text={before || t('check.wasEmpty')} />
      </td>
      <td>
        <input
          translate="no"
          className="control"
          aria-label={t('check.place', { line, header })}
          defaultValue={text}
          maxLength={4000}
          onBlur={({ target }) => {
            if (target.value.trim() !== text) fix(cell, target.value, false)
          }}
        />
      </td>
    </tr>
  )
}

/**
 * The corrected cells, which can be changed again: a correction is no longer listed as a problem, but may be wrong.
 */
export const FixedCells = ({ check: { fixed }, fix }: { check: Check; fix: Fix }) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.fixed')} className="import-part">
      <h3>{t('check.fixed')}</h3>
      <p className="import-hint">{t('check.fixedHint')}</p>
      <div className="import-grid-frame">
        <table className="import-grid">
          <thead>
            <tr>
              <th scope="col">{t('sheet.line')}</th>
              <th scope="col">{t('sheet.column')}</th>
              <th scope="col">{t('check.inFile')}</th>
              <th scope="col">{t('check.now')}</th>
            </tr>
          </thead>
          <tbody>
            {fixed.map((cell) => (
              <FixedRow key={`${cell.line}/${cell.column}/${cell.text}`} cell={cell} fix={fix} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
