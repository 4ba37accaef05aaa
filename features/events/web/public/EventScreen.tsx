import { PublicEventPage } from './PublicEventPage.tsx'
import type { EventData } from './load-event.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** A public event. */
export const EventScreen = ({ data: { event } }: ScreenProps<EventData>) => <PublicEventPage event={event} />
