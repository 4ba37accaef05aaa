import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { mendImportCells } from '../../../contract/import.endpoints.ts'
import { DownloadProblems } from '../../DownloadProblems.tsx'
import type { Check, Import } from '../../import.types.ts'

type Problem = Check['problems'][number]

/** The cells that cannot be read, in a grid where they are corrected: Enter or leaving a cell checks it anew. */
export const ProblemGrid = ({ one, check }: { one: Import; check: Check }) => {
  const t = useTexts('project-import')
  const { problems, toMendCount } = check
  const mend = useCommand(mendImportCells)
  const write = ({ line, column, text: before }: Problem, text: string) => {
    if (text.trim() === before || mend.isPending) return
    mend.mutate({ body: { importId: one.id, version: one.version, cells: [{ line, column, text }] } })
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
                      onKeyDown={({ key, currentTarget }) => {
                        if (key === 'Enter') currentTarget.blur()
                      }}
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
