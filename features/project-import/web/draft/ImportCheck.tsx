import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { DownloadProblems } from '../DownloadProblems.tsx'
import type { Import } from '../import.types.ts'
import { ImportFigures } from '../ImportFigures.tsx'

type Check = NonNullable<Import['check']>
type Props = { importId: number; check: Check; isChecking: boolean }

const figures = ['fresh', 'updated', 'skipped', 'faulty', 'invitations'] as const

/** Whether the import may begin, in a sentence. */
const Verdict = ({ check, isChecking }: Omit<Props, 'importId'>) => {
  const t = useTexts('project-import')
  if (isChecking) return <>{t('check.checking')}</>
  const isSound = !check.nameMissing && check.problemsCount === 0
  return (
    <>
      {isSound ? <CheckCircleIcon /> : <WarningIcon />}
      {t(isSound ? 'check.noProblems' : check.nameMissing ? 'check.nameMissing' : 'check.problemsHint')}
    </>
  )
}

/** The cells that cannot be taken, by row and column. */
const Problems = ({ check: { problems, problemsCount }, importId }: Omit<Props, 'isChecking'>) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.problems')} className="import-part">
      <h3>{t('check.problems')}</h3>
      <Rows>
        {problems.map(({ line, column, header, text, problem }) => (
          <Row
            key={`${line}/${column}`}
            title={t('check.place', { line, header })}
            facts={t(`problems.${problem}`)}
            text={text}
          />
        ))}
      </Rows>
      {problemsCount > problems.length ? (
        <p className="import-hint">{t('check.more', { shown: problems.length, total: problemsCount })}</p>
      ) : null}
      <div className="import-actions">
        <DownloadProblems importId={importId} />
      </div>
    </section>
  )
}

/** The projects that would be skipped, by row and with the reason. */
const Skipped = ({ check: { skipped, skippedProjects } }: { check: Check }) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.skippedTitle')} className="import-part">
      <h3>{t('check.skippedTitle')}</h3>
      <Rows>
        {skippedProjects.map(({ line, name, reason }) => (
          <Row key={line} title={name} facts={`${t('check.inRow', { line })} · ${t(`reason.${reason}`)}`} />
        ))}
      </Rows>
      {skipped > skippedProjects.length ? (
        <p className="import-hint">
          {t('check.moreSkipped', { shown: skippedProjects.length, total: skipped })}
        </p>
      ) : null}
    </section>
  )
}

/** What the import would do, the cells that cannot be taken, and the projects that would be left out. */
export const ImportCheck = ({ importId, check, isChecking }: Props) => {
  const t = useTexts('project-import')
  return (
    <>
      <ImportFigures of={figures.map((figure) => [t(`check.${figure}`), check[figure]])} />
      <p role="status" className="import-verdict">
        <Verdict check={check} isChecking={isChecking} />
      </p>
      {check.problemsCount > 0 ? <Problems importId={importId} check={check} /> : null}
      {check.skippedProjects.length > 0 ? <Skipped check={check} /> : null}
    </>
  )
}
