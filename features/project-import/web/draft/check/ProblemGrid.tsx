import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { insideSentence } from '../../../contract/outcome-words.ts'
import { ClampedText } from '../../ClampedText.tsx'
import { DownloadProblems } from '../../DownloadProblems.tsx'
import type { Check, Import } from '../../import.types.ts'

type Problem = Check['problems'][number]
/** Corrects a cell; `same` also corrects every other cell of the column with the same text. */
export type Fix = (cell: Pick<Problem, 'line' | 'column' | 'text'>, text: string, same: boolean) => void
type Props = { one: Import; check: Check; fix: Fix }
type Control = HTMLInputElement | HTMLTextAreaElement

/** Key of a text typed into a cell: if the cell is a problem again with the same text, it was no correction. */
const triedKey = ({ line, column }: Pick<Problem, 'line' | 'column'>, text: string): string =>
  `${line}/${column}/${text}`

/** Minimum length of texts that are edited in several lines. */
const longText = 80

/**
 * Enter moves to the next cell, as in a spreadsheet; leaving a cell saves it. In a long text it inserts a line
 * break.
 */
const goOn = (event: KeyboardEvent<Control>): void => {
  const { key, currentTarget, ctrlKey, metaKey } = event
  if (key !== 'Enter' || (currentTarget.tagName === 'TEXTAREA' && !ctrlKey && !metaKey)) return
  event.preventDefault()
  const cells = [...(currentTarget.closest('table')?.querySelectorAll<Control>('.control') ?? [])]
  const next = cells[cells.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}

/** One problem: its rows, and the text to correct in all of them, or in the first alone. */
const ProblemRow = ({ problem, isTried, fix }: { problem: Problem; isTried: boolean; fix: Fix }) => {
  const t = useTexts('project-import')
  const { line, lines, count, header, text, problem: code, blocks } = problem
  const [isForAll, setForAll] = useState(true)
  const control = {
    className: 'control',
    'aria-label': t('check.place', { line, header }),
    'aria-invalid': true,
    defaultValue: text,
    maxLength: 4000,
    onBlur: ({ target }: FocusEvent<Control>) => {
      if (target.value.trim() !== text) fix(problem, target.value, count > 1 && isForAll)
    },
    onKeyDown: goOn,
  }
  const isLong = text.length > longText || text.includes('\n')
  return (
    <tr>
      <td className="tabular">
        <span className="import-row-word">{t(count > 1 ? 'check.rowsWord' : 'check.rowWord')} </span>
        {lines.slice(0, 3).join(', ')}
        {count > 3 ? <span className="import-hint"> {t('check.andMore', { count: count - 3 })}</span> : null}
      </td>
      <td>
        <ClampedText text={header} />
      </td>
      <td>
        {isLong ? <textarea translate="no" rows={4} {...control} /> : <input translate="no" {...control} />}
        {count > 1 ? (
          <Choice
            type="checkbox"
            name={`same-${line}-${problem.column}`}
            label={t('check.inAll', { count })}
            checked={isForAll}
            onChange={() => setForAll(!isForAll)}
          />
        ) : null}
      </td>
      <td>
        {isTried ? (
          <span role="alert" className="import-tried">
            {t('check.stillWrong', { problem: insideSentence(t(`problems.${code}`)) })}
          </span>
        ) : (
          t(`problems.${code}`)
        )}
        {blocks ? <span className="import-hint"> · {t('check.blocks')}</span> : null}
      </td>
    </tr>
  )
}

/** The unreadable cells, in a grid where they are corrected: Enter or leaving a cell checks it again. */
export const ProblemGrid = ({ one, check, fix }: Props) => {
  const t = useTexts('project-import')
  const { problems, toFixCount } = check
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const fixAndMark: Fix = (problem, text, same) => {
    setTried(new Set([...tried, triedKey(problem, text.trim())]))
    fix(problem, text, same)
  }
  return (
    <section aria-label={t('check.problems')} className="import-part">
      <h3>{t('check.problems')}</h3>
      <p className="import-hint">{t('check.fixHint')}</p>
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
            {problems.map((problem) => (
              <ProblemRow
                key={`${problem.line}/${problem.column}/${problem.problem}/${problem.text}`}
                problem={problem}
                isTried={tried.has(triedKey(problem, problem.text))}
                fix={fixAndMark}
              />
            ))}
          </tbody>
        </table>
      </div>
      {toFixCount > problems.length ? (
        <p className="import-hint">{t('check.more', { shown: problems.length, total: toFixCount })}</p>
      ) : null}
      <div className="import-actions">
        <DownloadProblems importId={one.id} />
      </div>
    </section>
  )
}
