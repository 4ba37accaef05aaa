import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { getOpenTask } from '../../contract/open-task.endpoints.ts'
import { entryActions } from '../entry-actions.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'

const decisive = new Set(['makeProject', 'declineProject'])

const Decision = ({ task, entry }: { task: OpenTaskPage; entry: NonNullable<OpenTaskPage['own']> }) => {
  const actions = useActions(entryActions, { task })(entry)
  return <ActionButtons actions={actions.filter(({ key }) => decisive.has(key))} size="small" />
}

/** The winner takes the project that the organiser offers, or declines, in the notification about it. */
export const ProjectDecision = ({ id }: { id: number }) => {
  const { data } = useCall(getOpenTask, { query: { openTaskId: String(id) } }, { deniedHere: true })
  return data?.own?.offer === 'OFFERED' ? <Decision task={data} entry={data.own} /> : null
}
