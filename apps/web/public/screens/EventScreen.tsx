import { PublicEventPage } from '../../../../features/events/web/public/PublicEventPage.tsx'
import type { EventData } from '../load-event.ts'
import type { ScreenProps } from '../page.ts'

/** A public event. */
export const EventScreen = ({ data: { event } }: ScreenProps<EventData>) => <PublicEventPage event={event} />
