import { useState } from 'react'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { Answer } from '../answer/Answer.tsx'
import { useAnswerWriter } from '../answer/use-answer-writer.ts'
import { Comments } from '../comments/Comments.tsx'
import { TaskActions } from '../deeds/TaskActions.tsx'
import { TaskFiles } from '../files/TaskFiles.tsx'
import { TaskFields } from '../fields/TaskFields.tsx'
import { MissingFields } from '../fields/MissingFields.tsx'
import type { Task } from '../work.types.ts'
import { TaskBrief } from './TaskBrief.tsx'
import { TaskNotices } from './TaskNotices.tsx'

/** A task from what is asked to what was said about it, with the deeds always in reach. */
export const TaskBody = ({ task }: { task: Task }) => {
  const writer = useAnswerWriter(task)
  const [isTried, setTried] = useState(false)
  const [stateBefore, setStateBefore] = useState(task.state)
  const reviews = task.remarkable || task.actions.includes('accept')
  // What was missing is of no interest once the task has moved on.
  if (stateBefore !== task.state) {
    setStateBefore(task.state)
    setTried(false)
  }
  return (
    <>
      <TaskNotices task={task} />
      <TaskBrief task={task} />
      {reviews ? <Slot name="profile.task-changes" id={task.id} /> : null}
      <TaskFields task={task} />
      <Answer task={task} writer={writer} isTried={isTried} />
      <TaskFiles task={task} />
      {isTried ? <MissingFields task={task} /> : null}
      <TaskActions task={task} writer={writer} onIncomplete={() => setTried(true)} />
      <Comments task={task} />
    </>
  )
}
