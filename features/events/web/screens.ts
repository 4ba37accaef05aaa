import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { doorSearch, eventSearch, monthSearch } from './event-search.ts'

export const screens = [
  screen({
    path: '/bch/view/events',
    title: 'events:list.title',
    access: 'Events',
    layout: 'work',
    load: () => import('./list/EventList.tsx'),
    component: 'EventList',
  }),
  screen({
    path: '/bch/view/event',
    title: 'events:page.title',
    access: 'Events',
    layout: 'work',
    search: eventSearch,
    load: () => import('./page/EventPage.tsx'),
    component: 'EventPage',
  }),
  screen({
    path: '/bch/view/events-month',
    title: 'events:month.title',
    access: 'Events',
    layout: 'work',
    search: monthSearch,
    load: () => import('./month/MonthPage.tsx'),
    component: 'MonthPage',
  }),
  screen({
    path: '/bch/view/event-door',
    title: 'events:door.title',
    access: 'Events',
    layout: 'work',
    search: doorSearch,
    away: async () => (await import('./door/AwayDoor.tsx')).AwayDoor,
    load: () => import('./door/DoorPage.tsx'),
    component: 'DoorPage',
  }),
  screen({
    path: '/bch/view/event-requests',
    title: 'events:requests.title',
    access: 'EventRequests',
    layout: 'work',
    load: () => import('./requests/EventRequests.tsx'),
    component: 'EventRequests',
  }),
]

fillSlot('project.events', async () => (await import('./project/ProjectEvents.tsx')).ProjectEvents, {
  texts: ['events'],
})

const invitationDecision = async () => (await import('./page/InvitationDecision.tsx')).InvitationDecision
fillSlot('notice.EVENT_INVITED', invitationDecision, { texts: ['events'] })
fillSlot('notice.EVENT_PLACE_OFFERED', invitationDecision, { texts: ['events'] })
fillSlot('notice.EVENT_REQUESTED', async () => (await import('./requests/PlaceDecision.tsx')).PlaceDecision, {
  texts: ['events'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/events': { hosted?: string; ahead?: string; status?: string }
    '/bch/view/event': SearchOf<typeof eventSearch> & { invitationId?: number }
    '/bch/view/events-month': SearchOf<typeof monthSearch>
    '/bch/view/event-door': SearchOf<typeof doorSearch>
    '/bch/view/event-requests': { status?: string; eventId?: number }
  }
}
