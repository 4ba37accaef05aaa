import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { listProjectEvents } from '../../contract/invitation.endpoints.ts'
import { eventInvitationStateTable } from '../../domain/state-tables.ts'
import { invitationActions } from '../invitation-actions.tsx'
import { invitationColumns } from '../invitation-columns.tsx'

const { event, host, startsAt, seats, status, said } = invitationColumns

const columns = { event, host, startsAt, seats, status, said }

/** Events of a project; fills the slot of the project's page. */
export const ProjectEvents = ({ id }: SlotProps<'project.events'>) => {
  const t = useTexts('events')
  const list = useList(listProjectEvents, {
    id: 'project-events',
    of: { projectId: String(id) },
    deniedHere: true,
  })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={(one) => one.event.name}
      rowActions={useActions(invitationActions)}
      filters={{ status: eventInvitationStateTable }}
      emptyAction={
        <TextLink to={linkTo('/bch/view/events', { ahead: 'true' })}>{t('ofProject.find')}</TextLink>
      }
    />
  )
}
