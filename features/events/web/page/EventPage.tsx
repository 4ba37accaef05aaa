import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getHeldEvent } from '../../contract/event.endpoints.ts'
import { eventSearch } from '../event-search.ts'
import { EventDetails } from './EventDetails.tsx'

/** Screen of an event. */
export const EventPage = () => {
  const t = useTexts('events')
  const [{ eventId }] = useScreenSearch(eventSearch)
  const isNamed = eventId !== undefined && eventId > 0
  const answer = useCall(
    getHeldEvent,
    { query: { eventId: String(eventId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('page.none'), text: t('page.noneText') }}
      back={<ScreenLink to="/bch/view/events">{t('page.back')}</ScreenLink>}
    >
      {(event) => <EventDetails key={event.id} event={event} />}
    </DetailsFrame>
  )
}
