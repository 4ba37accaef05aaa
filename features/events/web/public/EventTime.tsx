import { useLocale } from '#platform/web/public/use-locale.ts'
import { eventWhen } from './event-when.ts'

/** When a public event is, in the language of the page. */
export const EventTime = ({ event }: { event: Parameters<typeof eventWhen>[0] }) => (
  <time dateTime={event.startsAt}>{eventWhen(event, useLocale())}</time>
)
