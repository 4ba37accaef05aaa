import './my-requests.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import { accelerationRequestStates } from '../../domain/states.ts'
import { myRequestsPath, openTracksPath, workLink, type MyRequest } from './my-requests.queries.ts'
import { RequestCard } from './RequestCard.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { useRequestColumns } from './use-request-columns.tsx'
import { useRowActions } from './use-row-actions.ts'

const cardOf = (row: MyRequest) => <RequestCard request={row} />

/** Applications of one's projects: what became of them, and the way to the work. */
export const MyRequests = () => {
  const t = useTexts('acceleration-requests')
  const [raw] = useRawSearch()
  const list = useListState({
    id: 'my-acceleration-requests',
    sortings: ['CREATE_DATE', 'NAME'],
    defaultSort: '-CREATE_DATE',
    filters: { status: accelerationRequestStates },
  })
  const answer = useCall(listAccelerationRequests, { query: list.query }, { keepPrevious: true })
  const columns = useRequestColumns()
  const rowActions = useRowActions()
  // An application that was not accepted opens over the list, which stays as it is.
  const linkOf = useCallback(
    ({ id, projectTrackId }: MyRequest) =>
      projectTrackId === null
        ? myRequestsPath + writeSearch({ ...raw, requestId: id })
        : workLink(projectTrackId),
    [raw],
  )
  const isEmpty = answer.data?.total === 0 && !list.isNarrowed
  const choose = (
    <Button variant="contained" href={openTracksPath}>
      {t('myRequests.apply')}
    </Button>
  )
  return (
    <>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.project.name}, ${row.track.name}`}
        rowLink={linkOf}
        rowActions={rowActions}
        card={cardOf}
        filters={[
          {
            key: 'status',
            title: t('myRequests.columns.state'),
            multiple: true,
            options: accelerationRequestStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        action={isEmpty ? null : choose}
        empty={{ title: t('myRequests.emptyTitle'), text: t('myRequests.emptyText'), action: choose }}
      />
      <RequestPanel />
    </>
  )
}
