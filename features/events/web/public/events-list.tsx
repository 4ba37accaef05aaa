import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { listPublicEvents } from '../../contract/public-event.endpoints.ts'
import { EventInList } from './EventInList.tsx'
import { EventTime } from './EventTime.tsx'
import type { ListedEvent } from './public-event.types.ts'

export const events: PublicList<ListedEvent> = {
  of: listPublicEvents,
  path: '/showcase/events-list',
  texts: 'events:public.list',
  filters: ['kind'],
  wordsOf: { kind: 'kinds' },
  sortings: ['START_DATE', 'NAME'],
  rowKey: ({ id }) => id,
  card: (event) => <EventInList event={event} />,
  columns: [
    { key: 'name', cell: ({ id, name }) => <a href={linkTo('/details/event', { id })}>{name}</a> },
    { key: 'when', cell: (event) => <EventTime event={event} /> },
    { key: 'place', cell: ({ place }) => place || '—' },
    { key: 'host', cell: ({ host }) => host },
  ],
}
