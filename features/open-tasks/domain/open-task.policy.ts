import { hasRole, isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an open task need to know. */
export type OpenTaskFacts = {
  /** Its organiser. */
  personUid: string
  /** Everybody sees it. */
  isPublished: boolean
  /** Everybody saw it at some time, also if it was recalled since. */
  wasPublished: boolean
  jurorUids: readonly string[]
}

const isOrganiser = (actor: Actor, { personUid }: OpenTaskFacts): boolean => isPerson(actor, personUid)

const isJuror = (actor: Actor, { jurorUids }: OpenTaskFacts): boolean =>
  jurorUids.some((uid) => isPerson(actor, uid))

const sees = (actor: Actor, facts: OpenTaskFacts): boolean =>
  facts.isPublished || isOrganiser(actor, facts) || isJuror(actor, facts) || isPortalAdministrator(actor)

/** Who may set open tasks: challenge organisers (spec 1, HTFRN). */
export const openTaskHosting = definePolicy<unknown, 'create'>('openTaskHosting', {
  view: () => true,
  create: (actor) => hasRole(actor, 'HTFRN'),
})

/**
 * Who may do what with an open task: its organiser manages it, and begins new work on it while they have the role; administrators of
 * the portal moderate it, its jury scores entries, and whoever is none of these may enter. Everybody but the organiser may ask.
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

/** What the world sees of open tasks. */
export const publicOpenTasks = definePolicy<Pick<OpenTaskFacts, 'isPublished'>, never>('publicOpenTask', {
  view: (_actor, { isPublished }) => isPublished,
})

/** What the rules about an entry need to know. */
export type EntryFacts = {
  /** Who handed it in. */
  personUid: string
  /** The project of the team that entered; null where a person did. */
  projectId: number | null
  /** Who leads that project. */
  leaderUid: string | null
  /** The team of its project. */
  memberUids: readonly string[]
  organizerUid: string
  jurorUids: readonly string[]
  /** It won, and the results are out. */
  isWinner: boolean
  /** It has a place, and the results are out. */
  hasPlace: boolean
  madeProjectId: number | null
}

const isEntrant = (actor: Actor, { personUid, memberUids }: EntryFacts): boolean =>
  isPerson(actor, personUid) || memberUids.some((uid) => isPerson(actor, uid))

/** An entry of a team is its author's while they are in the team, and always its leader's. */
const isWriter = (actor: Actor, { personUid, projectId, leaderUid, memberUids }: EntryFacts): boolean =>
  (isPerson(actor, personUid) && (projectId === null || memberUids.includes(personUid))) ||
  isPerson(actor, leaderUid)

const oversees = (actor: Actor, { organizerUid }: EntryFacts): boolean =>
  isPerson(actor, organizerUid) || isPortalAdministrator(actor)

const judges = (actor: Actor, facts: EntryFacts): boolean =>
  facts.jurorUids.some((uid) => isPerson(actor, uid)) && !isEntrant(actor, facts)

/** Who may do what with an entry: its author or the leader of its team changes it, its team and the organiser read it, the jury scores it. */
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
