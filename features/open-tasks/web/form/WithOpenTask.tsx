import type { ReactNode } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getOpenTask } from '../../contract/open-task.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

type Props = { id: number; children: (task: OpenTaskPage) => ReactNode }

/** Loads an open task for a form in the drawer. */
export const WithOpenTask = ({ id, children }: Props) => {
  const { data, error, refetch } = useCall(getOpenTask, { query: { openTaskId: String(id) } })
  if (data) return children(data)
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
