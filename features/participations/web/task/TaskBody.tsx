import { useEffect, useRef, useState } from 'react'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { Answer } from '../answer/Answer.tsx'
import { useAnswerQueue } from '../answer/use-answer-queue.ts'
import { Checklist } from '../checklist/Checklist.tsx'
import { Comments } from '../comments/Comments.tsx'
import { TaskActions } from '../actions/TaskActions.tsx'
import { TaskFiles } from '../files/TaskFiles.tsx'
import { TaskFields } from '../fields/TaskFields.tsx'
import { useOwnFieldsRead } from '../fields/use-own-fields-read.ts'
import { MissingFields } from '../fields/MissingFields.tsx'
import { TaskChanges } from '../remarks/TaskChanges.tsx'
import type { Task } from '../work.types.ts'
import { InReview } from './InReview.tsx'
import { ReviewClaim } from './ReviewClaim.tsx'
import { TaskBrief } from './TaskBrief.tsx'
import { TaskNotices } from './TaskNotices.tsx'

/** A task: request, fields, answer, files and comments, with its actions always visible. */
export const TaskBody = ({ task }: { task: Task }) => {
  const queue = useAnswerQueue(task)
  useOwnFieldsRead(task)
  const [isTried, setTried] = useState(false)
  const [stateBefore, setStateBefore] = useState(task.state)
  const mayDecide = task.actions.includes('accept')
  const couldDecide = useRef(mayDecide)
  useEffect(() => {
    // The decision is taken below; its result is shown above, and nothing is left to do below.
    if (couldDecide.current && !mayDecide)
      document.querySelector('.task-panel')?.scrollIntoView?.({ block: 'start' })
    couldDecide.current = mayDecide
  }, [mayDecide])
  const reviews = task.remarkable || task.actions.includes('accept')
  // Resets the attempt when the task has moved on.
  if (stateBefore !== task.state) {
    setStateBefore(task.state)
    setTried(false)
  }
  return (
    <>
      <TaskNotices task={task} />
      <InReview task={task} queue={queue} />
      <ReviewClaim task={task} queue={queue} />
      <TaskBrief task={task} />
      <Checklist task={task} />
      {reviews ? <TaskChanges task={task} /> : null}
      <TaskFields task={task} />
      <Answer task={task} queue={queue} isTried={isTried} />
      <TaskFiles task={task} />
      <Slot name="task.expertise" small taskId={task.id} />
      <Comments task={task} />
      {isTried ? <MissingFields task={task} /> : null}
      {/* Last, because later content above it would shift it while the user taps. */}
      <TaskActions task={task} queue={queue} onIncomplete={() => setTried(true)} />
      <LeaveGuard queue={queue} />
    </>
  )
}
