import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { heldEventStateTable } from '../../domain/state-tables.ts'
import type { HeldEventPage } from '../event.types.ts'
import { eventActions } from '../event-actions.tsx'
import { pageActions } from '../page-actions.tsx'
import { EventAbout } from './EventAbout.tsx'
import { EventCandidates } from './EventCandidates.tsx'
import { EventProjects } from './EventProjects.tsx'

/** The parts of an event: what it is, and for its hosts who comes and who may be invited. */
export const EventDetails = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const [hosts, readers] = [useActions(eventActions), useActions(pageActions)]
  const actions = [...hosts(event), ...readers({ ...event, actions: [] })]
  const { id, isHost, status } = event
  const about = { key: 'about', title: t('page.about'), content: () => <EventAbout event={event} /> }
  const tabs = isHost
    ? [
        about,
        { key: 'projects', title: t('projects.title'), content: () => <EventProjects eventId={id} /> },
        ...(status === 'PUBLISHED'
          ? [{ key: 'invite', title: t('candidates.title'), content: () => <EventCandidates eventId={id} /> }]
          : []),
      ]
    : [about]
  return (
    <DetailsScreen
      listId="events"
      backTo="/bch/view/events"
      backLabel={t('page.back')}
      name={event.name}
      state={<StateOf table={heldEventStateTable} state={status} />}
      facts={<span>{t(`kinds.${event.kind}`)}</span>}
      {...(event.reason ? { nextStep: t('page.cancelledFor', { reason: event.reason }) } : {})}
      actions={actions}
      tabs={tabs}
    />
  )
}
