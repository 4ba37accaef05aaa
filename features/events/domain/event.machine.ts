import { hasRole, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself, definePolicy } from '#platform/domain/policy.ts'
import type { HeldEventEvent } from './events.ts'
import { heldEventStates, type HeldEventMove, type HeldEventState } from './states.ts'

/** Whose an event is: an accelerator's, or a person's own. */
export type HostFacts = { acceleratorId: number | null; personUid: string | null }

/** What the rules about an event need to know. */
export type HeldEventFacts = HostFacts & {
  status: HeldEventState
  isPublic: boolean
  /** Its host is still somebody: a person who is neither blocked nor erased, an accelerator that is approved. */
  hostStands: boolean
  /** The teams of the projects that are there in any state. */
  memberUids: readonly string[]
  /** Of these, the teams that come, or came. */
  comingUids: readonly string[]
  /** Who scores the projects. */
  jurorUids: readonly string[]
}

/** What the rules about a project at an event need to know. */
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

/** Who may hold events (product 4): an accelerator's team in its name, investors and mentors in their own. */
export const eventHosting = definePolicy<HostFacts, 'hold'>('eventHosting', {
  view: (actor, { acceleratorId }) => acceleratorId === null || isTeam(actor, acceleratorId),
  hold: hosts,
})

/**
 * Who may do what with an event. Only its hosts see a draft; everyone sees a public event while its host retains the role. A host
 * who lost the role may still cancel, or invitees would come in vain. Portal administrators may cancel public events.
 */
export const heldEvents = definePolicy<HeldEventFacts, 'manage' | 'cancel' | 'read' | 'score' | 'seeScores'>(
  'heldEvent',
  {
    view: (actor, event) =>
      isHost(actor, event) ||
      (event.status !== 'DRAFT' &&
        ((event.isPublic && (event.hostStands || isPortalAdministrator(actor))) ||
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

/** What the world sees: a public event, from its publishing on. */
export const publicEvents = definePolicy<Pick<HeldEventFacts, 'status' | 'isPublic' | 'hostStands'>, never>(
  'publicEvent',
  {
    view: (_actor, { status, isPublic, hostStands }) => isPublic && hostStands && status !== 'DRAFT',
  },
)

/** Who may do what with a project at an event: its leader answers, the hosts decide. */
export const eventInvitations = definePolicy<InvitationFacts, 'manage' | 'answer'>('eventInvitation', {
  view: (actor, facts) => isHost(actor, facts) || facts.memberUids.some((uid) => isPerson(actor, uid)),
  manage: hosts,
  answer: (actor, { leaderUid }) => isPerson(actor, leaderUid),
})

/** What the rules about a guest need to know. */
export type GuestFacts = HostFacts & {
  /** The caller names the secret of the guest's emails: they are the guest. */
  isGuest: boolean
}

/** Who may do what with a registration: the guest by their link, the hosts in their list. */
export const eventGuests = definePolicy<GuestFacts, 'manage' | 'answer'>('eventGuest', {
  view: (actor, facts) => facts.isGuest || isHost(actor, facts),
  manage: hosts,
  answer: (_actor, { isGuest }) => isGuest,
})

/** All that asks an accelerator for a place at its events. */
export const eventRequests = definePolicy<{ acceleratorId: number }, 'list'>('eventRequest', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** Facts for the guards of an event. */
export type HeldEventMoved = HeldEventFacts & { over: boolean }

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
      guard: ({ over }) => (over ? 'EVENT_CLOSED' : null),
      event: 'HeldEventPublished',
    },
    cancel: {
      from: ['PUBLISHED'],
      to: 'CANCELLED',
      by: heldEvents.cancel,
      guard: ({ over }) => (over ? 'EVENT_CLOSED' : null),
      event: 'HeldEventCancelled',
    },
    finish: { from: ['PUBLISHED'], to: 'OVER', by: byPortalItself, event: 'HeldEventFinished' },
  },
})
