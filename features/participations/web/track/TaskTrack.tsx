import './track.css'
import { useState } from 'react'
import { breakpoints } from '#platform/web/breakpoints.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChevronDownIcon } from '#platform/web/work/components/icons/icons.ts'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import type { Participation, TaskRow } from '../work.types.ts'
import { TaskStep } from './TaskStep.tsx'
import { TrackProgress } from './TrackProgress.tsx'

type Props = { participation: Participation; open: TaskRow }

/** The tasks in order as a vertical list; on narrow screens folded into the open one. */
export const TaskTrack = ({ participation, open }: Props) => {
  const t = useTexts('participations')
  const narrow = useNarrow(breakpoints.m)
  const [unfolded, setUnfolded] = useState(false)
  const { tasks } = participation
  const position = tasks.indexOf(open) + 1
  const shown = !narrow || unfolded
  return (
    <nav className="task-track" aria-label={t('work.tasks')}>
      <TrackProgress participation={participation} />
      {narrow ? (
        <button
          type="button"
          className="task-track-fold"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>
            {t('track.current', { position, total: tasks.length, name: open.name })}
            <small>{t(unfolded ? 'track.hide' : 'track.show')}</small>
          </span>
          <ChevronDownIcon />
        </button>
      ) : null}
      {shown ? (
        <ol>
          {tasks.map((task) => (
            <TaskStep
              key={task.id}
              participation={participation}
              task={task}
              isOpen={task === open}
              onOpen={() => setUnfolded(false)}
            />
          ))}
        </ol>
      ) : null}
    </nav>
  )
}
