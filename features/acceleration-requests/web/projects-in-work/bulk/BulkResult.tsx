import { Button } from '#platform/web/work/components/Button.tsx'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { BulkDecision } from './bulk-plan.ts'
import { NameList } from './NameList.tsx'
import type { BulkProgress } from './use-bulk-run.ts'

type Props = { decision: BulkDecision; progress: BulkProgress; stop: () => void }

/** How far the run is, and at its end what came of it, refusals with their reasons. */
export const BulkResult = ({ decision, progress, stop }: Props) => {
  const t = useTexts('acceleration-requests')
  const { isRunning, done, failed, left } = progress
  const tried = done.length + failed.length
  const total = tried + left.length
  const words = t('inWork.bulk.progress', { done: tried, total })
  const reasonOf = new Map(failed.map(({ row, error }) => [row.id, errorText(error)]))
  return (
    <div className="bulk-result">
      {isRunning ? (
        <>
          <ProgressBar value={total > 0 ? tried / total : 1} label={words} />
          <p className="tabular">{words}</p>
        </>
      ) : null}
      <div role="status">
        {!isRunning && done.length > 0 ? (
          <NameList title={t(`inWork.bulk.${decision}Done`, { count: done.length })} rows={done} />
        ) : null}
        {!isRunning && left.length > 0 ? (
          <NameList quiet title={t('inWork.bulk.left', { count: left.length })} rows={left} />
        ) : null}
        {failed.length > 0 ? (
          <NameList
            title={t('inWork.bulk.failed', { count: failed.length })}
            rows={failed.map(({ row }) => row)}
            note={(row) => reasonOf.get(row.id) ?? ''}
          />
        ) : null}
      </div>
      {isRunning ? (
        <Button onClick={stop}>{t('inWork.bulk.stop')}</Button>
      ) : (
        <Button variant="contained" color="primary" onClick={closeDrawer}>
          {t('inWork.bulk.close')}
        </Button>
      )}
    </div>
  )
}
