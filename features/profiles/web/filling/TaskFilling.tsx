import { useCallback, useEffect, useRef } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTask } from '../../../participations/contract/task.endpoints.ts'
import type { Place } from '../../domain/values.ts'
import { FillingPage } from './FillingPage.tsx'
import { HistoryAction } from './history/HistoryAction.tsx'
import { useProfile } from './use-profile.ts'

type Props = { taskId: number; projectId: number; state: string }

const AskedProfile = ({ taskId, projectId, state }: Props) => {
  const { data, error, refetch } = useProfile({ projectId, taskId })
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return
    // What may be written follows from the state of the task.
    known.current = state
    void refetch()
  }, [state, refetch])
  const aside = useCallback((place: Place) => <HistoryAction place={place} />, [])
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return <FillingPage profile={data} taskId={taskId} aside={aside} />
}

/** What a task asks for of its project's profile, to fill in; nothing for a task that asks for nothing. */
export const TaskFilling = ({ id }: { id: number }) => {
  const { data: task } = useCall(getTask, { query: { taskId: id } })
  if (!task?.profile) return null
  return <AskedProfile key={id} taskId={id} projectId={task.project.id} state={task.state} />
}
