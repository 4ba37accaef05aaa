import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { openTaskStateTable } from '../../domain/state-tables.ts'
import type { ListedOpenTask } from './public-open-task.types.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { stageWhen } from './stage-when.ts'

type Task = Pick<ListedOpenTask, 'status' | 'opensAt' | 'entriesUntil' | 'resultsAt' | 'timeZone'>

/** What comes next with an open task, and when. */
export const StageLine = ({ task }: { task: Task }) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const { status, opensAt, entriesUntil, resultsAt, timeZone } = task
  if (status === 'CANCELLED') return t(stateKey(openTaskStateTable, status))
  const [at, stage] = {
    APPROVED: [opensAt, 'opens'],
    OPEN: [entriesUntil, 'until'],
    CLOSED: [resultsAt, 'results'],
    JUDGED: [resultsAt, 'results'],
    RESULTS: [resultsAt, 'results'],
  }[status] as [string, string]
  return (
    <>
      <time dateTime={at}>{t(`public.when.${stage}`, { time: stageWhen(at, timeZone, locale) })}</time>
      {status === 'OPEN' ? <DaysLeft at={at} /> : null}
    </>
  )
}
