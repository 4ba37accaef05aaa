import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DownloadProblems } from '../../DownloadProblems.tsx'
import type { Check, Import } from '../../import.types.ts'

type Problem = Check['problems'][number]
type Props = { one: Import; check: Check; mend: (problem: Problem, text: string) => void }

/** Enter leads to the next cell, as in a spreadsheet; leaving a cell saves it. */
const goOn = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
  if (key !== 'Enter') return
  const cells = [...(currentTarget.closest('table')?.querySelectorAll('input') ?? [])]
  const next = cells[cells.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}

/** The cells that cannot be read, in a grid where they are corrected: Enter or leaving a cell checks it anew. */
export const ProblemGrid = ({ one, check, mend }: Props) => {
  const t = useTexts('project-import')
  const { problems, toMendCount } = check
  const write = (problem: Problem, text: string) => {
    if (text.trim() !== problem.text) mend(problem, text)
  }
  return (
    <section aria-label={t('check.problems')} className="import-part">
      <h3>{t('check.problems')}</h3>
      <p className="import-hint">{t('check.mendHint')}</p>
      <div className="import-grid-frame">
        <table className="import-grid">
          <thead>
            <tr>
              {(['line', 'column', 'text', 'problem'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`sheet.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => {
              const { line, column, header, text, problem: code, blocks } = problem
              return (
                <tr key={`${line}/${column}/${code}/${text}`}>
                  <td className="tabular">{line}</td>
                  <td>{header}</td>
                  <td>
                    <input
                      translate="no"
                      className="control"
                      aria-label={t('check.place', { line, header })}
                      aria-invalid
                      defaultValue={text}
                      maxLength={4000}
                      onBlur={({ target }) => write(problem, target.value)}
                      onKeyDown={goOn}
                    />
                  </td>
                  <td>
                    {t(`problems.${code}`)}
                    {blocks ? <span className="import-hint"> · {t('check.blocks')}</span> : null}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {toMendCount > problems.length ? (
        <p className="import-hint">{t('check.more', { shown: problems.length, total: toMendCount })}</p>
      ) : null}
      <div className="import-actions">
        <DownloadProblems importId={one.id} />
      </div>
    </section>
  )
}
