import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Participation } from '../work.types.ts'

type Props = { participation: Participation; taskId: number | undefined }

/** Optional track names, which only transfers have. */
type Entry = Omit<Participation['history'][number], 'fromTrack' | 'toTrack'> & {
  fromTrack?: string | null
  toTrack?: string | null
}

/** History of the open task and the participation, newest first. */
export const WorkHistory = ({ participation, taskId }: Props) => {
  const t = useTexts('participations')
  const task = useCall(
    getTask,
    { query: { taskId: taskId ?? 0 } },
    { enabled: taskId !== undefined, deniedHere: true },
  )
  const titleOf = (key: string, words: Record<string, unknown>): string =>
    t(hasText(`participations:history.${key}`) ? `history.${key}` : 'history.other', words)
  const entriesOf = (kind: 'task' | 'task.byPerformer' | 'participation', actions: readonly Entry[]) =>
    actions.map(({ id, at, actor, actingName, action, comment, ...words }) => ({
      id: `${kind}${id}`,
      at,
      actor,
      actingName,
      comment,
      title: titleOf(`${kind}.${action}`, words),
    }))
  const ofTask = task.data?.history ?? []
  const entries = [
    ...entriesOf(
      'task',
      ofTask.filter((entry) => !entry.byPerformer),
    ),
    ...entriesOf(
      'task.byPerformer',
      ofTask.filter((entry) => entry.byPerformer),
    ),
    ...entriesOf('participation', participation.history),
  ]
  return <History entries={entries.toSorted((a, b) => b.at.localeCompare(a.at))} />
}
