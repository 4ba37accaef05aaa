import { hasRole, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself, definePolicy } from '#platform/domain/policy.ts'
import type { HeldEventEvent } from './events.ts'
import { heldEventStates, type HeldEventMove, type HeldEventState } from './states.ts'

/** The host of an event: an accelerator, or a person. */
export type HostFacts = { acceleratorId: number | null; personUid: string | null }

/** Facts for the policy of events. */
export type HeldEventFacts = HostFacts & {
  status: HeldEventState
  isPublic: boolean
  /** Whether the host is active: a person who is neither blocked nor erased, or an approved accelerator. */
  isHostActive: boolean
  /** Members of the teams of all projects at the event, in any state. */
  memberUids: readonly string[]
  /** Of these, members of the teams that have a place, or attended. */
  comingUids: readonly string[]
  /** Jurors, who score the projects. */
  jurorUids: readonly string[]
}

/** Facts for the policy of a project at an event. */
export type InvitationFacts = HostFacts & { leaderUid: string | null; memberUids: readonly string[] }

/** Whether the actor is the host: a member of the accelerator’s team, or the person who owns the event. */
const isHost = (actor: Actor, { acceleratorId, personUid }: HostFacts): boolean =>
  acceleratorId === null ? isPerson(actor, personUid) : isTeam(actor, acceleratorId)

/** Investors and accelerators' mentors may host events of their own; a self-assigned role does not count (ADR 30). */
const hostsOwn = (actor: Actor): boolean =>
  hasRole(actor, 'INV') ||
  (actor.kind === 'person' && actor.memberships.some(({ roles }) => roles.includes('MNT')))

/** Whether the actor is the host and still has the role to host; `isHost` already checks the team's role. */
const hosts = (actor: Actor, facts: HostFacts): boolean =>
  isHost(actor, facts) && (facts.acceleratorId !== null || hostsOwn(actor))

/** Permissions for hosting events (product 4): an accelerator's team in its name, investors and mentors in their own. */
export const eventHosting = definePolicy<HostFacts, 'host'>('eventHosting', {
  view: (actor, { acceleratorId }) => acceleratorId === null || isTeam(actor, acceleratorId),
  host: hosts,
})

/**
 * Permissions for an event. Only its hosts see a draft; everyone sees a public event while its host retains the role. A host
 * who lost the role may still cancel, or invitees would come in vain. Portal administrators may cancel public events.
 */
export const heldEvents = definePolicy<HeldEventFacts, 'manage' | 'cancel' | 'read' | 'score' | 'seeScores'>(
  'heldEvent',
  {
    view: (actor, event) =>
      isHost(actor, event) ||
      (event.status !== 'DRAFT' &&
        ((event.isPublic && (event.isHostActive || isPortalAdministrator(actor))) ||
          [...event.memberUids, ...event.jurorUids].some((uid) => isPerson(actor, uid)))),
    manage: hosts,
    // Files are for those who come.
    read: (actor, event) =>
      hosts(actor, event) || [...event.comingUids, ...event.jurorUids].some((uid) => isPerson(actor, uid)),
    score: (actor, { jurorUids }) => jurorUids.some((uid) => isPerson(actor, uid)),
    seeScores: (actor, event) => hosts(actor, event) || event.jurorUids.some((uid) => isPerson(actor, uid)),
    cancel: (actor, event) => isHost(actor, event) || (event.isPublic && isPortalAdministrator(actor)),
  },
)

/** Visibility of an event to everybody: public, published and with an active host. */
export const publicEvents = definePolicy<Pick<HeldEventFacts, 'status' | 'isPublic' | 'isHostActive'>, never>(
  'publicEvent',
  {
    view: (_actor, { status, isPublic, isHostActive }) => isPublic && isHostActive && status !== 'DRAFT',
  },
)

/** Permissions for a project at an event: its leader answers, the hosts decide. */
export const eventInvitations = definePolicy<InvitationFacts, 'manage' | 'answer'>('eventInvitation', {
  view: (actor, facts) => isHost(actor, facts) || facts.memberUids.some((uid) => isPerson(actor, uid)),
  manage: hosts,
  answer: (actor, { leaderUid }) => isPerson(actor, leaderUid),
})

/** Facts for the policy of guests. */
export type GuestFacts = HostFacts & {
  /** The caller names the secret of the guest's emails: they are the guest. */
  isGuest: boolean
}

/** Permissions for a registration: the guest by their link, the hosts in their list. */
export const eventGuests = definePolicy<GuestFacts, 'manage' | 'answer'>('eventGuest', {
  view: (actor, facts) => facts.isGuest || isHost(actor, facts),
  manage: hosts,
  answer: (_actor, { isGuest }) => isGuest,
})

/** Requests for a place at the events of an accelerator. */
export const eventRequests = definePolicy<{ acceleratorId: number }, 'list'>('eventRequest', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** Facts for the guards of an event. */
export type HeldEventMoved = HeldEventFacts & { isOver: boolean }

/** State machine of events: a published event is cancelled, not deleted; the portal finishes it. */
export const heldEventMachine = defineMachine<HeldEventState, HeldEventMove, HeldEventMoved, HeldEventEvent>({
  name: 'held_event',
  table: 'held_event',
  column: 'status',
  states: heldEventStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    publish: {
      from: ['DRAFT'],
      to: 'PUBLISHED',
      by: heldEvents.manage,
      guard: ({ isOver }) => (isOver ? 'EVENT_CLOSED' : null),
      event: 'HeldEventPublished',
    },
    cancel: {
      from: ['PUBLISHED'],
      to: 'CANCELLED',
      by: heldEvents.cancel,
      guard: ({ isOver }) => (isOver ? 'EVENT_CLOSED' : null),
      event: 'HeldEventCancelled',
    },
    finish: { from: ['PUBLISHED'], to: 'OVER', by: byPortalItself, event: 'HeldEventFinished' },
  },
})
