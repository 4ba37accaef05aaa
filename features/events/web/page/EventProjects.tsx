import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listEventProjects } from '../../contract/invitation.endpoints.ts'
import { eventInvitationStateTable } from '../../domain/state-tables.ts'
import { invitationActions } from '../invitation-actions.tsx'
import { invitationColumns } from '../invitation-columns.tsx'

const { project, seats, status, said, changedAt } = invitationColumns

const columns = { project, seats, status, said, changedAt }

/** Projects at an event: invited, requesting, waiting and participating. */
export const EventProjects = ({ eventId }: { eventId: number }) => {
  const t = useTexts('events')
  const list = useList(listEventProjects, { id: 'event-projects', of: { eventId: String(eventId) } })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={(one) => one.project.name}
      rowActions={useActions(invitationActions)}
      filters={{ status: eventInvitationStateTable, id: null }}
      emptyText={t('projects.empty.text')}
    />
  )
}
