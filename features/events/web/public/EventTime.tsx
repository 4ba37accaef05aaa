import { useLocale } from '#platform/web/public/use-locale.ts'
import { eventWhen } from './event-when.ts'

/** Time of a public event in the page's language. */
export const EventTime = ({ event }: { event: Parameters<typeof eventWhen>[0] }) => (
  <time dateTime={event.startsAt}>{eventWhen(event, useLocale())}</time>
)
