import './on-track.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TaskPanel } from '../task/TaskPanel.tsx'
import { TaskTrack } from '../track/TaskTrack.tsx'
import type { Participation, TaskRow } from '../work.types.ts'
import { NextStepText } from './NextStepText.tsx'
import { useBack } from './use-back.ts'
import { WorkFacts } from './WorkFacts.tsx'
import { WorkHistory } from './WorkHistory.tsx'
import { workStateTable } from '../../../projects/domain/state-tables.ts'

/** Whether the project is active, blocked or finished on the track. */
const WorkState = ({ participation }: { participation: Participation }) => {
  const { accessStatus, tasksTotal, tasksAccepted } = participation
  const isFinished = accessStatus === 'ALLOWED_TO_WORK' && tasksTotal > 0 && tasksAccepted === tasksTotal
  return <StateOf table={workStateTable} state={isFinished ? 'FINISHED' : accessStatus} />
}

type Props = { participation: Participation; task: TaskRow | undefined }

/** A project on its track: its next step, the tasks, the open task and the history. */
export const WorkDetails = ({ participation, task }: Props) => {
  const t = useTexts('participations')
  const back = useBack(participation)
  return (
    <div className="on-track">
      <DetailsScreen
        {...back}
        name={participation.project.name}
        state={<WorkState participation={participation} />}
        facts={<WorkFacts participation={participation} />}
        nextStep={<NextStepText participation={participation} />}
        history={<WorkHistory participation={participation} taskId={task?.id} />}
      >
        <Slot name="participation.adaptation" projectTrackId={participation.id} />
        {task ? (
          <div className="on-track-columns">
            <TaskTrack participation={participation} open={task} />
            <TaskPanel key={task.id} participation={participation} row={task} />
          </div>
        ) : (
          <EmptyState title={t('work.noTasksTitle')} text={t('work.noTasksText')} />
        )}
      </DetailsScreen>
    </div>
  )
}
