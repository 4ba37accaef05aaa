import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { listImportItems } from '../../contract/import.endpoints.ts'
import { itemStates } from '../../domain/states.ts'
import { DownloadProblems } from '../DownloadProblems.tsx'
import type { Import } from '../import.types.ts'
import { importActions } from '../import-actions.ts'
import { ImportItems } from './ImportItems.tsx'

const pace = 1000

/** An import on its way or done: how far it is, what became of each project, and the way back. */
export const ImportOutcome = ({ one, again }: { one: Import; again: () => unknown }) => {
  const t = useTexts('project-import')
  const runs = one.status === 'RUNNING' || one.status === 'UNDOING'
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
  const total = itemStates.reduce((sum, state) => sum + (one.counts[state] ?? 0), 0)
  const left =
    one.status === 'RUNNING'
      ? (one.counts.WAITING ?? 0)
      : (one.counts.CREATED ?? 0) + (one.counts.UPDATED ?? 0)
  // Long after its end an import no longer keeps the cells.
  const hasProblems = !runs && one.rowsCount > 0 && (one.counts.FAILED ?? 0) > 0
  return (
    <>
      {runs ? (
        <div className="import-running" role="status">
          <strong>{t(one.status === 'RUNNING' ? 'running.title' : 'running.undoTitle')}</strong>
          <ProgressBar value={total === 0 ? 0 : (total - left) / total} label={t('running.title')} />
          <span className="tabular">{t('running.progress', { done: total - left, total })}</span>
          <span className="import-hint">{t('running.text')}</span>
        </div>
      ) : null}
      <dl className="import-figures">
        {itemStates
          .filter((state) => (one.counts[state] ?? 0) > 0)
          .map((state) => (
            <div key={state}>
              <dt>{t(`counts.${state}`)}</dt>
              <dd className="tabular">{one.counts[state]}</dd>
            </div>
          ))}
      </dl>
      <div className="import-actions">
        <ActionButtons actions={actions.filter(({ key }) => key === 'undo')} />
        {hasProblems ? <DownloadProblems importId={one.id} /> : null}
      </div>
      <h2>{t('results.heading')}</h2>
      <ImportItems one={one} />
    </>
  )
}
