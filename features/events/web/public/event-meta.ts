import type { Locale } from '#platform/web/i18n/locales.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { eventWhen } from './event-when.ts'
import type { PublicEvent } from './public-event.types.ts'

/** Metadata of an event for the tab, search engines and link previews. */
export const eventMeta = (
  event: PublicEvent,
  t: (key: string, params?: Record<string, unknown>) => string,
  locale: Locale,
): PageMeta => ({
  title: event.name,
  description: shortened(event.description) || t('events:public.list.lead'),
  canonical: linkTo('/details/event', { id: event.id }),
  picture: event.cover ?? {
    by: event.host,
    logo: null,
    brand: '',
    facts: [{ name: t(`events:kinds.${event.kind}`), value: eventWhen(event, locale) }],
  },
  data: {
    '@type': 'Event',
    name: event.name,
    startDate: event.startsAt,
    endDate: event.endsAt,
    url: linkTo('/details/event', { id: event.id }),
    ...(event.place ? { location: { '@type': 'Place', name: event.place } } : {}),
  },
})
