import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { focusRow } from '#platform/web/work/components/list/list-rows.ts'
import { RecordSteps } from '#platform/web/work/components/details/RecordSteps.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectInWork } from '../../contract/project-in-work.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { ProjectPanel } from './ProjectPanel.tsx'

type Props = {
  /** Undefined: the drawer is closed. */
  requestId: number | undefined
  /** The visible rows, for initial data and for "previous" and "next". */
  rows: readonly ProjectInWork[]
  /** Opens another project, or closes the drawer. */
  onOpen: (requestId: number | undefined) => void
}

/** A project in a drawer next to the list; its id is in the URL, so a link opens it. */
export const ProjectDrawer = ({ requestId, rows, onOpen }: Props) => {
  const t = useTexts('acceleration-requests')
  // Its content remains during the closing animation.
  const [last, setLast] = useState(requestId)
  if (requestId !== undefined && requestId !== last) setLast(requestId)
  const shown = requestId ?? last ?? 0
  const answer = useCall(
    getProjectInWork,
    { query: { requestId: shown } },
    { enabled: requestId !== undefined, deniedHere: true },
  )
  const at = rows.findIndex((row) => row.id === shown)
  const row = answer.data ?? rows[at]
  const first = useRef<number>(undefined)
  useEffect(() => {
    if (requestId !== undefined) {
      first.current ??= requestId
      return
    }
    // The panel gives the focus back to where it was opened; after a step the person is at another row.
    if (first.current !== undefined && first.current !== shown)
      focusRow(document.querySelector('.list-rows'), at)
    first.current = undefined
  }, [requestId, shown, at])
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by]
    return next ? () => onOpen(next.id) : null
  }
  return (
    <SidePanel
      open={requestId !== undefined}
      title={row?.project.name ?? t('inWork.columns.project')}
      onClose={() => onOpen(undefined)}
      tools={
        <RecordSteps
          previous={{ label: t('inWork.drawer.previous'), go: step(-1) }}
          next={{ label: t('inWork.drawer.next'), go: step(1) }}
        />
      }
    >
      {row ? (
        <ProjectPanel key={row.id} row={row} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
