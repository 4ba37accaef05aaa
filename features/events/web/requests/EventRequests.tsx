import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { listEventRequests } from '../../contract/invitation.endpoints.ts'
import { eventInvitationStateTable } from '../../domain/state-tables.ts'
import { invitationActions } from '../invitation-actions.tsx'
import { invitationColumns } from '../invitation-columns.tsx'

const { project, event, startsAt, seats, status, said, changedAt } = invitationColumns

const columns = { project, event, startsAt, seats, status, said, changedAt }

const views = {
  asked: { filters: { status: 'REQUESTED' } },
  waiting: { filters: { status: 'WAITING,OFFERED' } },
  coming: { filters: { status: 'ACCEPTED' } },
} as const

/** Requests of projects to the events of the chosen accelerator, decided individually or in bulk. */
export const EventRequests = () => {
  const accelerator = useStore(acceleratorStore)
  const list = useList(listEventRequests, {
    id: 'event-requests',
    enabled: accelerator !== null,
    deniedHere: true,
  })
  const rowActions = useActions(invitationActions)
  if (accelerator === null || isOutsideTeam(list.answer.error)) return <DeniedState />
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={(one) => `${one.project.name} — ${one.event.name}`}
      rowActions={rowActions}
      views={views}
      filters={{ status: eventInvitationStateTable, eventId: null }}
    />
  )
}
