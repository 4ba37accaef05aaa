import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import './my-requests.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import { Drafts } from '../application/Drafts.tsx'
import { myRequestsPath, openTracksPath, workLink, type MyRequest } from './my-requests.queries.ts'
import { RequestCard } from './RequestCard.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { requestActions } from './request-actions.ts'
import { requestColumns } from './request-columns.tsx'
import { requestStateTable } from '../../domain/state-tables.ts'

const cardOf = (row: MyRequest) => <RequestCard request={row} />

/** Applications of the person's projects: their states, and links to the work. */
export const MyRequests = () => {
  const t = useTexts('acceleration-requests')
  const [raw, setSearch] = useRawSearch()
  const list = useList(listAccelerationRequests, { id: 'my-acceleration-requests' })
  const rowActions = useActions(requestActions, {
    open: (id) => setSearch({ requestId: id }, { push: true }),
  })
  // An unaccepted application opens over the list, which is unchanged.
  const linkOf = useCallback(
    ({ id, projectTrackId }: MyRequest): ScreenHref =>
      projectTrackId === null
        ? `${myRequestsPath}${writeSearch({ ...raw, requestId: id })}`
        : workLink(projectTrackId),
    [raw],
  )
  const isEmpty = list.isEmpty
  const choose = (
    <Button variant="contained" component={ScreenLink} to={openTracksPath}>
      {t('myRequests.apply')}
    </Button>
  )
  return (
    <>
      <ListScreen
        of={list}
        above={<Drafts />}
        columns={requestColumns}
        rowName={(row) => `${row.project.name}, ${row.track.name}`}
        rowLink={linkOf}
        rowActions={rowActions}
        card={cardOf}
        filters={{ status: requestStateTable }}
        action={isEmpty ? null : choose}
        emptyAction={choose}
      />
      <RequestPanel />
    </>
  )
}
