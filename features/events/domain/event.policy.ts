import { hasRole, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { HeldEventState } from './states.ts'

/** The host of an event: an accelerator or a person. */
export type HostFacts = { acceleratorId: number | null; personUid: string | null }

/** Facts for the policy of an event. */
export type HeldEventFacts = HostFacts & {
  status: HeldEventState
  isPublic: boolean
  /** Whether its host is still valid: a person who is neither blocked nor erased, or an approved accelerator. */
  hostStands: boolean
  /** Members of all projects at the event, in any state. */
  memberUids: readonly string[]
}

/** Facts for the policy of a project at an event. */
export type InvitationFacts = HostFacts & { leaderUid: string | null; memberUids: readonly string[] }

/** Whether the actor belongs to the host (product 4): the accelerator’s team, or the person. */
const isHost = (actor: Actor, { acceleratorId, personUid }: HostFacts): boolean =>
  acceleratorId === null ? isPerson(actor, personUid) : isTeam(actor, acceleratorId)

/**
 * Investors, whose role the portal grants, and mentors of an accelerator; a self-declared role does not count (ADR 30).
 */
const holdsOwn = (actor: Actor): boolean =>
  hasRole(actor, 'INV') ||
  (actor.kind === 'person' && actor.memberships.some(({ roles }) => roles.includes('MNT')))

/**
 * Whether the actor is the host and may still act as such: losing the role or the membership takes effect immediately.
 */
const hosts = (actor: Actor, facts: HostFacts): boolean =>
  isHost(actor, facts) && (facts.acceleratorId !== null || holdsOwn(actor))

/** Permission to host events (product 4): an accelerator's team in its name, investors and mentors in their own. */
export const eventHosting = definePolicy<HostFacts, 'hold'>('eventHosting', {
  view: (actor, { acceleratorId }) => acceleratorId === null || isTeam(actor, acceleratorId),
  hold: hosts,
})

/**
 * Permissions for an event: a draft is visible only to its hosts, a public event to everybody while its host is valid.
 * A host who lost the role may still cancel, so that guests do not come in vain. The portal's administrators may cancel
 * public events.
 */
export const heldEvents = definePolicy<HeldEventFacts, 'manage' | 'cancel'>('heldEvent', {
  view: (actor, event) =>
    isHost(actor, event) ||
    (event.status !== 'DRAFT' &&
      ((event.isPublic && (event.hostStands || isPortalAdministrator(actor))) ||
        event.memberUids.some((uid) => isPerson(actor, uid)))),
  manage: hosts,
  cancel: (actor, event) => isHost(actor, event) || (event.isPublic && isPortalAdministrator(actor)),
})

/** Permission for the public page: a public event, after publication. */
export const publicEvents = definePolicy<Pick<HeldEventFacts, 'status' | 'isPublic' | 'hostStands'>, never>(
  'publicEvent',
  {
    view: (_actor, { status, isPublic, hostStands }) => isPublic && hostStands && status !== 'DRAFT',
  },
)

/** Permissions for a project at an event: its leader answers, the hosts decide. */
export const eventInvitations = definePolicy<InvitationFacts, 'manage' | 'answer'>('eventInvitation', {
  view: (actor, facts) => isHost(actor, facts) || facts.memberUids.some((uid) => isPerson(actor, uid)),
  manage: hosts,
  answer: (actor, { leaderUid }) => isPerson(actor, leaderUid),
})

/** Transitions that the portal makes itself: finishing events and moving waiting lists. */
export const eventKeeping = definePolicy<unknown, 'keep'>('eventKeeping', {
  view: (actor) => actor.kind === 'guest',
  keep: (actor) => actor.kind === 'guest',
})

/** Permission to list requests to an accelerator's events. */
export const eventRequests = definePolicy<{ acceleratorId: number }, 'list'>('eventRequest', {
  view: () => true,
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
