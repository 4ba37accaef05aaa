import './on-track.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TaskPanel } from '../task/TaskPanel.tsx'
import { TaskTrack } from '../track/TaskTrack.tsx'
import type { Participation, TaskRow } from '../work.types.ts'
import { NextStepText } from './NextStepText.tsx'
import { WorkFacts } from './WorkFacts.tsx'
import { workPageActions } from './work-page-actions.tsx'
import { WorkHistory } from './WorkHistory.tsx'
import { workStateTable } from '../../../projects/domain/state-tables.ts'
import { isFinished } from '../../domain/phases.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { neighboursOf } from '#platform/web/work/components/list/list-neighbours.ts'
import { projectsPath, requestsPath, workPath } from './work-search.ts'

type Back = { listId: string; backTo: ScreenHref; backLabel: string }

/** The list that this screen was opened from, by its trail; otherwise the viewer's default list. */
const useBack = (participation: Participation): Back => {
  const t = useTexts('participations')
  const ownAccelerator = useStore(acceleratorStore) === participation.accelerator.id
  const lists: Record<'requests' | 'projects', Back> = {
    requests: {
      listId: 'my-acceleration-requests',
      backTo: requestsPath,
      backLabel: t('work.backToRequests'),
    },
    projects: { listId: 'projects-in-work', backTo: projectsPath, backLabel: t('work.backToProjects') },
  }
  const here = `${workPath}?projectTrackId=${participation.id}`
  const { listId } = neighboursOf(undefined, here)
  const from = Object.values(lists).find((list) => list.listId === listId)
  return from ?? (ownAccelerator ? lists.projects : lists.requests)
}

/** Whether the project is active, blocked or finished on the track. */
const WorkState = ({ participation }: { participation: Participation }) => {
  const state = isFinished(participation) ? 'FINISHED' : participation.accessStatus
  return <StateOf table={workStateTable} state={state} />
}

type Props = { participation: Participation; task: TaskRow | undefined }

/** A project on its track: its next step, the tasks, the open task and the history. */
export const WorkDetails = ({ participation, task }: Props) => {
  const t = useTexts('participations')
  const back = useBack(participation)
  const worksHere = useStore(acceleratorStore) === participation.accelerator.id
  const actions = useActions(workPageActions, { worksHere })(participation)
  return (
    <div className="on-track">
      <DetailsScreen
        {...back}
        name={participation.project.name}
        logoUrl={participation.project.logoUrl}
        state={<WorkState participation={participation} />}
        facts={<WorkFacts participation={participation} />}
        actions={actions}
        nextStep={<NextStepText participation={participation} />}
        history={<WorkHistory participation={participation} taskId={task?.id} />}
      >
        {task ? (
          <div className="on-track-columns">
            <TaskTrack participation={participation} open={task} />
            <TaskPanel key={task.id} participation={participation} row={task} />
          </div>
        ) : (
          <EmptyState title={t('work.noTasksTitle')} text={t('work.noTasksText')} />
        )}
        <Slot name="participation.adaptation" projectTrackId={participation.id} />
      </DetailsScreen>
    </div>
  )
}
