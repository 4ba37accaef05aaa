import { getPublicEvent } from '../../contract/public-event.endpoints.ts'
import { eventMeta } from './event-meta.ts'
import type { PublicEvent } from './public-event.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownEvent } from './UnknownEvent.tsx'

/** Data of an event's page. */
export type EventData = PageData & { event: PublicEvent }

/** Loads a public event. */
export const loadEvent = async (context: PublicContext, url: URL): Promise<EventData> => {
  const eventId = idOf(url)
  if (!eventId) throw new UnknownPage(UnknownEvent)
  try {
    const event = await context.ask(getPublicEvent, { query: { eventId } })
    return { meta: eventMeta(event, context.text, context.locale), event }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownEvent) : error
  }
}
