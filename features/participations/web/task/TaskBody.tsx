import { Answer } from '../answer/Answer.tsx'
import { useAnswerWriter } from '../answer/use-answer-writer.ts'
import { Comments } from '../comments/Comments.tsx'
import { TaskActions } from '../deeds/TaskActions.tsx'
import { TaskFiles } from '../files/TaskFiles.tsx'
import type { Task } from '../work.types.ts'
import { TaskBrief } from './TaskBrief.tsx'
import { TaskNotices } from './TaskNotices.tsx'

/** A task from what is asked to what was said about it, with the deeds always in reach. */
export const TaskBody = ({ task }: { task: Task }) => {
  const writer = useAnswerWriter(task)
  return (
    <>
      <TaskNotices task={task} />
      <TaskBrief task={task} />
      <Answer task={task} writer={writer} />
      <TaskFiles task={task} />
      <TaskActions task={task} writer={writer} />
      <Comments task={task} />
    </>
  )
}
