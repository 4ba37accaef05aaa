import { useState } from 'react'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { History, type HistoryEntry } from '#platform/web/work/components/history/History.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectHistory } from '../../contract/project.endpoints.ts'
import type { Project } from '../project.types.ts'

/** Number of entries shown before expanding. */
const few = 10

const Entries = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const t = useTexts('projects')
  const [isWhole, setIsWhole] = useState(false)
  const newestFirst = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const shown = isWhole ? newestFirst : newestFirst.slice(0, few)
  return (
    <>
      <History entries={shown} />
      {shown.length < newestFirst.length ? (
        <Button size="small" variant="text" onClick={() => setIsWhole(true)}>
          {t('history.showAll', { count: newestFirst.length })}
        </Button>
      ) : null}
    </>
  )
}

/** Change history of a project, including its profile. */
export const ProjectHistory = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const { id: projectId, actions, profileHidden } = project
  const history = useCall(getProjectHistory, { query: { projectId } }, { deniedHere: true })
  if (history.error && !history.data) {
    return <ErrorState error={history.error} retry={() => void history.refetch()} />
  }
  if (!history.data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`projects:history.${action}`) ? `history.${action}` : 'history.other')
  const entries = history.data.items.map(({ id, at, actor, actingName, action, comment, person }) => ({
    id,
    at,
    actor,
    actingName,
    comment,
    title: person ? `${titleOf(action)}: ${person.name}` : titleOf(action),
  }))
  return profileHidden && actions.includes('edit') ? (
    <Entries entries={entries} />
  ) : (
    <Slot name="project.history-of-profile" id={projectId}>
      {(ofProfile) => <Entries entries={[...entries, ...ofProfile]} />}
    </Slot>
  )
}
