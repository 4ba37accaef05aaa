import '../events.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { listHeldEvents } from '../../contract/event.endpoints.ts'
import { eventInvitationStateTable, heldEventStateTable } from '../../domain/state-tables.ts'
import { eventActions } from '../event-actions.tsx'
import type { HeldEvent } from '../event.types.ts'
import { EventTime } from '../EventTime.tsx'
import { CalendarFeedButton } from './CalendarFeedButton.tsx'
import { NewEventButton } from './NewEventButton.tsx'

const Invited = ({ invited }: Pick<HeldEvent, 'invited'>) => (
  <>
    {invited.map(({ id, name, status }) => (
      <div key={id} className="event-invited">
        <span translate="no">{name}</span> <StateOf table={eventInvitationStateTable} state={status} />
      </div>
    ))}
  </>
)

/** Hosts see the waiting list, founders which of their projects are invited. */
const columnsOf = (t: ReturnType<typeof useTexts>, mayHold: boolean): Columns<typeof listHeldEvents> => ({
  name: { width: '24%', sort: 'NAME', cell: ({ name }) => <span translate="no">{name}</span> },
  kind: { cell: ({ kind }) => t(`kinds.${kind}`) },
  startsAt: { width: '20%', sort: 'START_DATE', cell: (event) => <EventTime {...event} /> },
  place: { cell: ({ place, isOnline }) => place || (isOnline ? t('page.online') : '') },
  places: {
    cell: ({ taken, capacity }) => (capacity === null ? taken : t('list.places', { taken, capacity })),
  },
  ...(mayHold
    ? { waiting: { cell: ({ waiting }) => waiting } }
    : { invited: { width: '20%', cell: ({ invited }) => <Invited invited={invited} /> } }),
  host: { width: '14%', cell: ({ host }) => <span translate="no">{host.name}</span> },
  status: { cell: ({ status }) => <StateOf table={heldEventStateTable} state={status} /> },
})

const views = {
  ahead: { filters: { ahead: 'true' }, sort: 'START_DATE' },
  hosted: { filters: { hosted: 'true' } },
} as const

/** Screen of events: hosted, invited to, and public ones. */
export const EventList = () => {
  const t = useTexts('events')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listHeldEvents, { id: 'events' })
  const holds = list.answer.data?.holds
  const inItsName = accelerator !== null && holds?.acceleratorIds.includes(accelerator)
  const mayHold = (inItsName || holds?.own) ?? false
  const columns = useMemo(() => columnsOf(t, mayHold), [t, mayHold])
  const create = mayHold ? <NewEventButton acceleratorId={inItsName ? accelerator : null} /> : null
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo('/bch/view/event', { eventId: id })}
      rowActions={useActions(eventActions)}
      views={views}
      filters={{
        status: heldEventStateTable,
        kind: 'kinds',
        ahead: null,
        hosted: null,
      }}
      action={
        <>
          <Button component={ScreenLink} to="/bch/view/events-month">
            {t('month.open')}
          </Button>
          <CalendarFeedButton />
          {create}
        </>
      }
      emptyText={t(mayHold ? 'list.empty.text' : 'list.emptyText')}
    />
  )
}
