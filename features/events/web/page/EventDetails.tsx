import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { heldEventStateTable } from '../../domain/state-tables.ts'
import { eventActions } from '../event-actions.tsx'
import type { HeldEventPage } from '../event.types.ts'
import { pageActions } from '../page-actions.tsx'
import { useEventTabs } from './use-event-tabs.tsx'

/** Page of an event with the actions of hosts and readers. */
export const EventDetails = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const [hosts, readers] = [useActions(eventActions), useActions(pageActions)]
  const { kind, name, reason, status } = event
  return (
    <DetailsScreen
      listId="events"
      backTo="/bch/view/events"
      backLabel={t('page.back')}
      name={name}
      state={<StateOf table={heldEventStateTable} state={status} />}
      facts={<span>{t(`kinds.${kind}`)}</span>}
      {...(reason ? { nextStep: t('page.cancelledFor', { reason }) } : {})}
      actions={[...hosts(event), ...readers({ ...event, actions: [] })]}
      tabs={useEventTabs(event)}
    />
  )
}
