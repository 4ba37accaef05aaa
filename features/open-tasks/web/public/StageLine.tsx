import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { ListedOpenTask } from './public-open-task.types.ts'
import { stageWhen } from './stage-when.ts'

type Task = Pick<ListedOpenTask, 'stage' | 'opensAt' | 'entriesUntil' | 'resultsAt' | 'timeZone'>

/** What comes next with an open task, and when. */
export const StageLine = ({ task }: { task: Task }) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const { stage, opensAt, entriesUntil, resultsAt, timeZone } = task
  if (stage === 'CANCELLED') return t('public.stages.CANCELLED')
  const at = { SOON: opensAt, OPEN: entriesUntil, JUDGING: resultsAt, RESULTS: resultsAt }[stage]
  return <time dateTime={at}>{t(`public.when.${stage}`, { time: stageWhen(at, timeZone, locale) })}</time>
}
