import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { openTaskStateTable } from '../../domain/state-tables.ts'
import { openTaskActions } from '../open-task-actions.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { NextStage } from './NextStage.tsx'
import { useOpenTaskTabs } from './use-open-task-tabs.tsx'

/** The page of one open task, with the actions of its organiser, jury and participants. */
export const OpenTaskDetails = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const actions = useActions(openTaskActions)(task)
  return (
    <DetailsScreen
      listId="open-tasks"
      backTo="/bch/view/open-tasks"
      backLabel={t('page.back')}
      name={task.title}
      state={<StateOf table={openTaskStateTable} state={task.status} />}
      facts={<span translate="no">{task.organizer}</span>}
      nextStep={<NextStage task={task} actions={actions} />}
      actions={actions}
      tabs={useOpenTaskTabs(task)}
    />
  )
}
