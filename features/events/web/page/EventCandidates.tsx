import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { listEventCandidates } from '../../contract/invitation.endpoints.ts'
import { eventInvitationStateTable } from '../../domain/state-tables.ts'
import { candidateActions } from '../candidate-actions.ts'

const columns: Columns<typeof listEventCandidates> = {
  project: { width: '32%', sort: 'NAME', cell: ({ name }) => <span translate="no">{name}</span> },
  leader: { cell: ({ leader }) => <span translate="no">{leader}</span> },
  tracks: { width: '26%', cell: ({ tracks }) => tracks },
  status: {
    cell: ({ status }) => (status ? <StateOf table={eventInvitationStateTable} state={status} /> : null),
  },
}

/** Projects that the hosts may invite, individually or in bulk. */
export const EventCandidates = ({ eventId }: { eventId: number }) => {
  const list = useList(listEventCandidates, { id: 'event-candidates', of: { eventId: String(eventId) } })
  const context = useMemo(() => ({ eventId }), [eventId])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo('/bch/view/project-details', { id })}
      rowActions={useActions(candidateActions, context)}
      filters={{ trackId: null }}
    />
  )
}
