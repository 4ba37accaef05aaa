import { hasRole, isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of an open task. */
export type OpenTaskFacts = {
  /** Its organiser. */
  personUid: string
  /** It is public. */
  isPublished: boolean
  /** It was public at some time, even if it was recalled since. */
  wasPublished: boolean
  jurorUids: readonly string[]
}

const isOrganiser = (actor: Actor, { personUid }: OpenTaskFacts): boolean => isPerson(actor, personUid)

const isJuror = (actor: Actor, { jurorUids }: OpenTaskFacts): boolean =>
  jurorUids.some((uid) => isPerson(actor, uid))

const sees = (actor: Actor, facts: OpenTaskFacts): boolean =>
  facts.isPublished || isOrganiser(actor, facts) || isJuror(actor, facts) || isPortalAdministrator(actor)

/** Permission to create open tasks: challenge organisers (spec 1, HTFRN). */
export const openTaskHosting = definePolicy<unknown, 'create'>('openTaskHosting', {
  view: () => true,
  create: (actor) => hasRole(actor, 'HTFRN'),
})

/**
 * Permissions for an open task: its organiser manages it, and starts new work on it only while they have the role;
 * the portal's administrators moderate it, its jury scores entries, and everybody else may participate. Everybody
 * but the organiser may ask questions.
 */
export const openTasks = definePolicy<
  OpenTaskFacts,
  'manage' | 'host' | 'moderate' | 'oversee' | 'score' | 'enter' | 'ask' | 'cancel'
>('openTask', {
  view: sees,
  manage: isOrganiser,
  host: (actor, facts) => isOrganiser(actor, facts) && openTaskHosting.create.allows(actor, null),
  moderate: isPortalAdministrator,
  oversee: (actor, facts) => isOrganiser(actor, facts) || isPortalAdministrator(actor),
  cancel: (actor, facts) => isOrganiser(actor, facts) || isPortalAdministrator(actor),
  score: isJuror,
  enter: (actor, facts) =>
    actor.kind === 'person' &&
    facts.isPublished &&
    !isOrganiser(actor, facts) &&
    !isJuror(actor, facts) &&
    !isPortalAdministrator(actor),
  ask: (actor, facts) => actor.kind === 'person' && facts.isPublished && !isOrganiser(actor, facts),
})

/** Permission to read the public part of open tasks. */
export const publicOpenTasks = definePolicy<Pick<OpenTaskFacts, 'isPublished'>, never>('publicOpenTask', {
  view: (_actor, { isPublished }) => isPublished,
})

/** Facts for the policy of an entry. */
export type EntryFacts = {
  /** Its author. */
  personUid: string
  /** The participating project; null if a person participates. */
  projectId: number | null
  /** Leader of that project. */
  leaderUid: string | null
  /** Team of that project. */
  memberUids: readonly string[]
  organizerUid: string
  jurorUids: readonly string[]
  /** It won, and the results are public. */
  isWinner: boolean
  /** It has a place, and the results are public. */
  hasPlace: boolean
  madeProjectId: number | null
}

const isEntrant = (actor: Actor, { personUid, memberUids }: EntryFacts): boolean =>
  isPerson(actor, personUid) || memberUids.some((uid) => isPerson(actor, uid))

/** A team's entry belongs to its author while they are in the team, and always to the leader. */
const isWriter = (actor: Actor, { personUid, projectId, leaderUid, memberUids }: EntryFacts): boolean =>
  (isPerson(actor, personUid) && (projectId === null || memberUids.includes(personUid))) ||
  isPerson(actor, leaderUid)

const oversees = (actor: Actor, { organizerUid }: EntryFacts): boolean =>
  isPerson(actor, organizerUid) || isPortalAdministrator(actor)

const judges = (actor: Actor, facts: EntryFacts): boolean =>
  facts.jurorUids.some((uid) => isPerson(actor, uid)) && !isEntrant(actor, facts)

/**
 * Permissions for an entry: its author or the team's leader changes it, the team and the organiser read it, the jury
 * scores it.
 */
export const openTaskEntries = definePolicy<
  EntryFacts,
  'write' | 'read' | 'score' | 'makeProject' | 'certificate'
>('openTaskEntry', {
  view: (actor, facts) => isEntrant(actor, facts) || oversees(actor, facts) || judges(actor, facts),
  read: (actor, facts) => isEntrant(actor, facts) || oversees(actor, facts) || judges(actor, facts),
  write: isWriter,
  score: judges,
  makeProject: (actor, { personUid }) => isPerson(actor, personUid),
  certificate: (actor, facts) => isEntrant(actor, facts) || isPerson(actor, facts.organizerUid),
})
