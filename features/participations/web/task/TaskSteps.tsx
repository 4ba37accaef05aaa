import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { taskLink } from '../work/work-search.ts'
import type { Participation } from '../work.types.ts'

type Props = { participation: Participation; taskId: number }

/** "Task 3 of 7", with buttons to the previous and the next one. */
export const TaskSteps = ({ participation: { id, tasks }, taskId }: Props) => {
  const t = useTexts('participations')
  const go = useGo()
  const at = tasks.findIndex((task) => task.id === taskId)
  const step = (by: 1 | -1) => {
    const to = tasks[at + by]
    return { disabled: !to, onClick: () => to && go(taskLink(id, to.id), { replace: true }) }
  }
  return (
    <div className="task-steps">
      <span className="tabular">{t('task.position', { position: at + 1, total: tasks.length })}</span>
      <IconAction icon={ChevronLeftIcon} label={t('task.previous')} tip="end" {...step(-1)} />
      <IconAction icon={ChevronRightIcon} label={t('task.next')} tip="end" {...step(1)} />
    </div>
  )
}
