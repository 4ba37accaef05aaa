import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getHeldEvent, listHeldEvents } from '../contract/event.endpoints.ts'
import type { listEventCandidates, listEventProjects } from '../contract/invitation.endpoints.ts'

/** An event in its list. */
export type HeldEvent = ResponseOf<typeof listHeldEvents>['items'][number]

/** An event with the details of its page. */
export type HeldEventPage = ResponseOf<typeof getHeldEvent>

/** A project at an event. */
export type EventInvitation = ResponseOf<typeof listEventProjects>['items'][number]

/** A project that may be invited. */
export type EventCandidate = ResponseOf<typeof listEventCandidates>['items'][number]
