import { hasRole, isPerson, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an open task need to know. */
export type OpenTaskFacts = {
  /** Its organiser. */
  personUid: string
  /** Everybody sees it. */
  isPublished: boolean
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
 * Who may do what with an open task: its organiser manages it, administrators of the portal moderate it, its jury scores entries,
 * and whoever is neither may enter and ask.
 */
export const openTasks = definePolicy<
  OpenTaskFacts,
  'manage' | 'moderate' | 'oversee' | 'score' | 'enter' | 'ask' | 'cancel'
>('openTask', {
  view: sees,
  manage: isOrganiser,
  moderate: isPortalAdministrator,
  oversee: (actor, facts) => isOrganiser(actor, facts) || isPortalAdministrator(actor),
  cancel: (actor, facts) => isOrganiser(actor, facts) || isPortalAdministrator(actor),
  score: isJuror,
  enter: (actor, facts) =>
    actor.kind === 'person' && facts.isPublished && !isOrganiser(actor, facts) && !isJuror(actor, facts),
  ask: (actor, facts) => actor.kind === 'person' && facts.isPublished && !isOrganiser(actor, facts),
})

/** What the world sees of open tasks. */
export const publicOpenTasks = definePolicy<Pick<OpenTaskFacts, 'isPublished'>, never>('publicOpenTask', {
  view: (_actor, { isPublished }) => isPublished,
})

/** What the portal does by itself when a stage begins or ends. */
export const openTaskStages = definePolicy<unknown, 'keep'>('openTaskStages', {
  view: (actor) => actor.kind === 'guest',
  keep: (actor) => actor.kind === 'guest',
})

/** What the rules about an entry need to know. */
export type EntryFacts = {
  /** Who handed it in. */
  personUid: string
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

const oversees = (actor: Actor, { organizerUid }: EntryFacts): boolean =>
  isPerson(actor, organizerUid) || isPortalAdministrator(actor)

const judges = (actor: Actor, facts: EntryFacts): boolean =>
  facts.jurorUids.some((uid) => isPerson(actor, uid)) && !isEntrant(actor, facts)

/** Who may do what with an entry: its author changes it, its team and the organiser read it, the jury scores it. */
export const openTaskEntries = definePolicy<
  EntryFacts,
  'write' | 'read' | 'score' | 'makeProject' | 'certificate'
>('openTaskEntry', {
  view: (actor, facts) => isEntrant(actor, facts) || oversees(actor, facts) || judges(actor, facts),
  read: (actor, facts) => isEntrant(actor, facts) || oversees(actor, facts) || judges(actor, facts),
  write: (actor, { personUid }) => isPerson(actor, personUid),
  score: judges,
  makeProject: (actor, { personUid }) => isPerson(actor, personUid),
  certificate: (actor, facts) => isEntrant(actor, facts) || isPerson(actor, facts.organizerUid),
})
