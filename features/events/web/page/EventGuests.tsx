import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listEventGuests } from '../../contract/guest.endpoints.ts'
import { eventGuestStateTable } from '../../domain/state-tables.ts'
import { guestActions } from '../guest-actions.ts'

const columns: Columns<typeof listEventGuests> = {
  name: { width: '28%', sort: 'NAME', cell: ({ name }) => <span translate="no">{name}</span> },
  email: { width: '28%', cell: ({ email }) => <span translate="no">{email}</span> },
  status: { cell: ({ status }) => <StateOf table={eventGuestStateTable} state={status} /> },
  cameAt: { cell: ({ cameAt }) => (cameAt ? <DateText value={cameAt} as="time" /> : '') },
  changedAt: { sort: 'CHANGE_DATE', cell: ({ changedAt }) => <DateText value={changedAt} as="relative" /> },
}

const views = {
  coming: { filters: { status: 'CONFIRMED,ATTENDED' } },
  waiting: { filters: { status: 'WAITING' } },
} as const

/** Who registered for a public event without an account. */
export const EventGuests = ({ eventId }: { eventId: number }) => {
  const t = useTexts('events')
  const list = useList(listEventGuests, { id: 'event-guests', of: { eventId: String(eventId) } })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ name, email }) => name || email || t('guests.forgotten')}
      rowActions={useActions(guestActions)}
      views={views}
      filters={{ status: eventGuestStateTable }}
      emptyText={t('guests.empty.text')}
    />
  )
}
