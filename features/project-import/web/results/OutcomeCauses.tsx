import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { insideSentence } from '../../contract/outcome-words.ts'
import { DownloadProblems } from '../DownloadProblems.tsx'
import type { Import } from '../import.types.ts'
import { isLeftOut } from '../../domain/phases.ts'

type Props = { one: Import; downloads: boolean }

/** Why projects were left out and which cells could not be read, by cause: their number and rows. */
export const OutcomeCauses = ({ one: { id, causes }, downloads }: Props) => {
  const t = useTexts('project-import')
  const wordsOf = (cause: Import['causes'][number]): string => {
    const { reason, header, problem } = cause
    if (reason) return t(`reason.${reason}`)
    const cell = { header, problem: problem ? insideSentence(t(`problems.${problem}`)) : '' }
    return t(isLeftOut(cause) ? 'results.causeLeftOut' : 'results.causeUnread', cell)
  }
  return (
    <section aria-label={t('results.causes')} className="import-part">
      <h2>{t('results.causes')}</h2>
      <ul className="import-causes">
        {causes.map((cause) => {
          const { status, reason, header, problem, count, lines } = cause
          return (
            <li key={`${status} ${reason} ${header} ${problem}`}>
              {wordsOf(cause)} — <strong className="tabular">{count}</strong>{' '}
              <span className="import-hint">
                {t(count > lines.length ? 'results.someRows' : 'results.rows', {
                  count: lines.length,
                  lines: lines.join(', '),
                })}
              </span>
            </li>
          )
        })}
      </ul>
      {downloads ? (
        <div className="import-actions">
          <DownloadProblems importId={id}>{t('results.download')}</DownloadProblems>
        </div>
      ) : null}
    </section>
  )
}
