import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { focusRow } from '#platform/web/work/components/list/list-rows.ts'
import type { OpenList } from '#platform/web/work/components/list/use-list.ts'
import { useRowSteps } from '#platform/web/work/components/list/use-row-steps.ts'
import { RecordSteps } from '#platform/web/work/components/details/RecordSteps.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectInWork, type listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { ProjectPanel } from './ProjectPanel.tsx'

type Props = {
  /** Undefined: the drawer is closed. */
  requestId: number | undefined
  /** The list, for initial data and for "previous" and "next". */
  projects: OpenList<typeof listProjectsInWork>
  /** Opens another project, maybe on another page of the list, or closes the drawer. */
  onOpen: (requestId: number | undefined, turned?: { page: number | undefined }) => void
}

/** A project in a drawer next to the list; its id is in the URL, so a link opens it. */
export const ProjectDrawer = ({ requestId, projects, onOpen }: Props) => {
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
  const { at, previous, next } = useRowSteps(projects, shown, onOpen)
  const listed = projects.rows.find(({ id }) => id === shown)
  const row = answer.data ?? listed
  const hasLeft = listed === undefined
  const first = useRef<number>(undefined)
  useEffect(() => {
    if (requestId !== undefined) {
      first.current ??= requestId
      return
    }
    // The panel gives the focus back to where it was opened; after a step, or when that row has left the list, the
    // person is at another row.
    if (first.current !== undefined && (first.current !== shown || hasLeft)) {
      const list = document.querySelector('.list-rows')
      if (!focusRow(list, at)) focusRow(list, at - 1)
    }
    first.current = undefined
  }, [requestId, shown, at, hasLeft])
  return (
    <SidePanel
      open={requestId !== undefined}
      title={row?.project.name ?? t('inWork.columns.project')}
      onClose={() => onOpen(undefined)}
      tools={
        <RecordSteps
          previous={{ label: t('inWork.drawer.previous'), go: previous }}
          next={{ label: t('inWork.drawer.next'), go: next }}
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
