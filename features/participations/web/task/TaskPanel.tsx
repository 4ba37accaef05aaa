import './task.css'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Participation, TaskRow } from '../work.types.ts'
import { TaskBody } from './TaskBody.tsx'
import { TaskHead } from './TaskHead.tsx'

type Props = { participation: Participation; row: TaskRow }

/** The open task; its header renders at once, the rest when it is loaded. */
export const TaskPanel = ({ participation, row }: Props) => {
  const { data, error, refetch } = useCall(getTask, { query: { taskId: row.id } }, { deniedHere: true })
  return (
    <section className="task-panel" aria-labelledby="task-title">
      <TaskHead participation={participation} task={data ?? row} />
      {data ? (
        <TaskBody task={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={6} />
      )}
    </section>
  )
}
