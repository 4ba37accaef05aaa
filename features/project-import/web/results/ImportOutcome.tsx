import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listImportItems } from '../../contract/import.endpoints.ts'
import { importWork, itemStates, type ItemState } from '../../domain/states.ts'
import type { Import } from '../import.types.ts'
import { ImportFigures } from '../ImportFigures.tsx'
import { importActions } from '../import-actions.ts'
import { ImportAfter } from './ImportAfter.tsx'
import { ImportItems } from './ImportItems.tsx'
import { OutcomeCauses } from './OutcomeCauses.tsx'
import { isFinished } from '../../domain/phases.ts'

const pace = 1000

/** A running or finished import: its progress, the outcome of each project, and undoing. */
export const ImportOutcome = ({ one, again }: { one: Import; again: () => unknown }) => {
  const t = useTexts('project-import')
  const work = importWork[one.status]
  const runs = work !== undefined
  const { refresh: refreshItems } = useAnswer(listImportItems)
  useEffect(() => {
    void refreshItems()
    if (!runs) return undefined
    const timer = setInterval(() => {
      void again()
      void refreshItems()
    }, pace)
    return () => clearInterval(timer)
  }, [refreshItems, runs, again])
  const actions = useActions(importActions)(one)
  const countOf = (states: readonly ItemState[]): number =>
    states.reduce((sum, state) => sum + (one.counts[state] ?? 0), 0)
  const total = countOf(itemStates)
  const done = total - countOf(work ?? [])
  const madeNothing = isFinished(one) && countOf(['CREATED', 'UPDATED']) === 0
  // Long after its end an import no longer stores the cells.
  const downloads = !runs && one.rowsCount > 0
  return (
    <>
      {runs ? (
        <div className="import-running" role="status">
          <strong>{t(`running.${one.status}`)}</strong>
          <ProgressBar value={total === 0 ? 0 : done / total} label={t(`running.${one.status}`)} />
          <span className="tabular">{t('running.progress', { done, total })}</span>
          <span className="import-hint">{t('running.text')}</span>
        </div>
      ) : null}
      {madeNothing ? (
        <Notice tone="rejected" icon={WarningIcon} role="status" title={t('results.madeNothing')}>
          {t('results.madeNothingText')}
        </Notice>
      ) : null}
      <ImportFigures
        of={itemStates
          .filter((state) => countOf([state]) > 0)
          .map((state) => [t(`counts.${state}`), countOf([state])])}
      />
      <div className="import-actions">
        {!runs && countOf(['CREATED']) > 0 ? (
          <Button component={ScreenLink} to="/bch/view/projects-in-work/kept">
            {t('results.kept')}
          </Button>
        ) : null}
        <ActionButtons actions={actions.filter(({ key }) => key === 'undo')} />
      </div>
      {one.after && !runs && countOf(['CREATED', 'KEPT']) > 0 ? <ImportAfter after={one.after} /> : null}
      {one.causes.length > 0 ? <OutcomeCauses one={one} downloads={downloads} /> : null}
      <h2>{t('results.title')}</h2>
      <ImportItems one={one} />
    </>
  )
}
