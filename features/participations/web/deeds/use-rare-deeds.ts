import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon, DeleteIcon, EyeIcon, EyeOffIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Task } from '../work.types.ts'
import { useBusinessPlan } from './use-business-plan.ts'
import type { TaskDeeds, ToldDeed } from './use-task-deeds.ts'

/** The deeds of the menu: those one seldom needs or cannot undo. */
export const useRareDeeds = (
  task: Task,
  deeds: TaskDeeds,
  askWhy: (deed: ToldDeed) => void,
): MenuAction[] => {
  const t = useTexts('participations')
  const changePlan = useBusinessPlan(task)
  const { businessPlanPublished: published } = task
  const plan: MenuAction = {
    key: 'plan',
    label: t(published ? 'deeds.unpublishPlan' : 'deeds.publishPlan'),
    icon: published ? EyeOffIcon : EyeIcon,
    onClick: changePlan,
  }
  const discard: MenuAction = {
    key: 'discard',
    label: t('deeds.discard'),
    icon: CloseIcon,
    danger: true,
    onClick: () => askWhy('discard'),
  }
  const erase: MenuAction = {
    key: 'deleteProgress',
    label: t('deeds.deleteProgress'),
    icon: DeleteIcon,
    danger: true,
    onClick: () =>
      confirm({
        title: t('deleteProgress.title'),
        text: t('deleteProgress.text', { task: task.name, project: task.project.name }),
        submitLabel: t('deleteProgress.submit'),
        danger: true,
        // What went wrong is said by the deed itself; the question is answered either way.
        onSubmit: () => deeds.run('deleteProgress'),
      }),
  }
  return [
    ...(task.canPublishBusinessPlan ? [plan] : []),
    ...(task.actions.includes('discard') ? [discard] : []),
    ...(task.actions.includes('deleteProgress') ? [erase] : []),
  ]
}
