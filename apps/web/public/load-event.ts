import { getPublicEvent } from '../../../features/events/contract/public-event.endpoints.ts'
import { eventMeta } from '../../../features/events/web/public/event-meta.ts'
import type { PublicEvent } from '../../../features/events/web/public/public-event.types.ts'
import type { PublicContext } from './context.ts'
import { idOf } from './id-of.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownEvent } from './screens/unknown.tsx'

/** Data of an event's page. */
export type EventData = PageData & { event: PublicEvent }

/** Loads a public event. */
export const loadEvent = async (context: PublicContext, url: URL): Promise<EventData> => {
  const eventId = idOf(url)
  await context.loadTexts('events')
  if (!eventId) throw new UnknownPage(UnknownEvent)
  try {
    const event = await context.ask(getPublicEvent, { query: { eventId } })
    return { meta: eventMeta(event, context.text, context.locale), event }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownEvent) : error
  }
}
