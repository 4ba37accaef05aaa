import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { DownloadProblems } from '../DownloadProblems.tsx'
import type { Import } from '../import.types.ts'

type Props = { importId: number; check: NonNullable<Import['check']>; isChecking: boolean }

const figures = ['fresh', 'updated', 'skipped', 'faulty', 'invitations'] as const

/** What the import would do, and the cells that cannot be taken. */
export const ImportCheck = ({ importId, check, isChecking }: Props) => {
  const t = useTexts('project-import')
  return (
    <>
      <dl className="import-figures">
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`check.${figure}`)}</dt>
            <dd className="tabular">{check[figure]}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="import-verdict">
        {isChecking ? (
          t('check.checking')
        ) : check.nameMissing ? (
          <>
            <WarningIcon /> {t('check.nameMissing')}
          </>
        ) : check.problemsCount === 0 ? (
          <>
            <CheckCircleIcon /> {t('check.noProblems')}
          </>
        ) : (
          <>
            <WarningIcon /> {t('check.problemsHint')}
          </>
        )}
      </p>
      {check.problemsCount > 0 ? (
        <>
          <div className="import-problems-scroll" role="region" aria-label={t('check.problems')} tabIndex={0}>
            <table className="import-problems">
              <thead>
                <tr>
                  <th scope="col">{t('check.line')}</th>
                  <th scope="col">{t('columns.column')}</th>
                  <th scope="col">{t('check.text')}</th>
                  <th scope="col">{t('check.problem')}</th>
                </tr>
              </thead>
              <tbody>
                {check.problems.map(({ line, column, header, text, problem }) => (
                  <tr key={`${line}/${column}`}>
                    <td className="tabular">{line}</td>
                    <td>{header}</td>
                    <td className="import-cell">{text}</td>
                    <td>{t(`problems.${problem}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {check.problemsCount > check.problems.length ? (
            <p className="import-hint">
              {t('check.more', { shown: check.problems.length, total: check.problemsCount })}
            </p>
          ) : null}
          <div className="import-actions">
            <DownloadProblems importId={importId} />
          </div>
        </>
      ) : null}
    </>
  )
}
