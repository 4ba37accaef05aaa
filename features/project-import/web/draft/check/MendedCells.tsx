import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ClampedText } from '../../ClampedText.tsx'
import type { Check } from '../../import.types.ts'
import type { Mend } from './ProblemGrid.tsx'

type Cell = Check['mended'][number]

const MendedRow = ({ cell, mend }: { cell: Cell; mend: Mend }) => {
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
            if (target.value.trim() !== text) mend(cell, target.value, false)
          }}
        />
      </td>
    </tr>
  )
}

/**
 * The corrected cells, which can be changed again: a correction is no longer listed as a problem, but may be wrong.
 */
export const MendedCells = ({ check: { mended }, mend }: { check: Check; mend: Mend }) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.mended')} className="import-part">
      <h3>{t('check.mended')}</h3>
      <p className="import-hint">{t('check.mendedHint')}</p>
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
            {mended.map((cell) => (
              <MendedRow key={`${cell.line}/${cell.column}/${cell.text}`} cell={cell} mend={mend} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
