import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { insideSentence } from '../../../contract/outcome-words.ts'
import type { Check } from '../../import.types.ts'
import { ImportFigures } from '../../ImportFigures.tsx'

const figures = ['fresh', 'updated', 'drafts', 'skipped', 'faulty', 'invitations'] as const

/** Number of causes shown at once; the rest needs one click. */
const causesAtOnce = 3

/** Problems of the file, by column and cause, with the number of cells. */
const Causes = ({ causes }: Pick<Check, 'causes'>) => {
  const t = useTexts('project-import')
  const lines = (shown: Check['causes']) => (
    <ul className="import-causes">
      {shown.map(({ column, header, problem, count }) => (
        <li key={`${column} ${problem}`}>
          {t('check.cause', { header, problem: insideSentence(t(`problems.${problem}`)), count })}
        </li>
      ))}
    </ul>
  )
  const rest = causes.slice(causesAtOnce)
  return (
    <>
      {lines(causes.slice(0, causesAtOnce))}
      {rest.length > 0 ? (
        <details className="import-more">
          <summary>{t('results.more', { count: rest.length })}</summary>
          {lines(rest)}
        </details>
      ) : null}
    </>
  )
}

/** Why nothing would be created, in a sentence. */
const useNothingReason = ({
  nameMissing,
  trackClosed,
  fresh,
  updated,
  skipped,
  faulty,
}: Check): string | null => {
  const t = useTexts('project-import')
  if (fresh + updated > 0) return null
  if (nameMissing) return t('check.nameMissing')
  if (trackClosed && faulty > 0) return t('check.trackClosed')
  if (faulty > 0) return t('check.allFaulty')
  return skipped > 0 ? t('check.allSkipped') : t('check.nothing')
}

/** What the import would create, and what prevents more; stays visible while scrolling. */
export const CheckHead = ({ check, isChecking }: { check: Check; isChecking: boolean }) => {
  const t = useTexts('project-import')
  const nothing = useNothingReason(check)
  const isSound = check.problemsCount === 0
  return (
    <div className="import-check-head">
      <ImportFigures
        of={figures
          .filter((figure) => figure === 'fresh' || check[figure] > 0)
          .map((figure) => [t(`check.${figure}`), check[figure]])}
      />
      {nothing && !isChecking ? (
        <Notice tone="rejected" icon={WarningIcon} role="status" title={t('check.nothingTitle')}>
          {nothing}
        </Notice>
      ) : (
        <p role="status" className="import-verdict">
          {isChecking ? null : isSound ? <CheckCircleIcon /> : <WarningIcon />}
          {t(isChecking ? 'check.checking' : isSound ? 'check.noProblems' : 'check.problemsHint')}
        </p>
      )}
      {check.trackClosed && !nothing ? <p className="import-hint">{t('check.trackClosed')}</p> : null}
      {check.uninvited > 0 ? (
        <p className="import-hint">{t('check.uninvited', { count: check.uninvited })}</p>
      ) : null}
      {check.causes.length > 0 ? <Causes causes={check.causes} /> : null}
    </div>
  )
}
