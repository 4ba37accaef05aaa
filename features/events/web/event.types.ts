import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getEventDoor } from '../contract/door.endpoints.ts'
import type { getHeldEvent, listHeldEvents } from '../contract/event.endpoints.ts'
import type { listEventGuests } from '../contract/guest.endpoints.ts'
import type { listEventCandidates, listEventProjects } from '../contract/invitation.endpoints.ts'

/** An event in its list. */
export type HeldEvent = ResponseOf<typeof listHeldEvents>['items'][number]

/** An event with the details of its page. */
export type HeldEventPage = ResponseOf<typeof getHeldEvent>

/** A project at an event. */
export type EventInvitation = ResponseOf<typeof listEventProjects>['items'][number]

/** A project that may be invited. */
export type EventCandidate = ResponseOf<typeof listEventCandidates>['items'][number]

/** A guest of a public event. */
export type EventGuest = ResponseOf<typeof listEventGuests>['items'][number]

/** Who is expected at the door. */
export type EventDoor = ResponseOf<typeof getEventDoor>
