import { isAcceleratorAdmin, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ActState, KeptState } from './states.ts'

/** Whose money it is, and who must not learn of it: whoever is of a project's team may not know who reviewed it. */
type Owed = {
  /** Null of an act of somebody who ordered for themselves. */
  acceleratorId: number | null
  /** Who ordered for themselves and pays; null: the accelerator. */
  requesterUid: string | null
  expertUid: string
  /** Members of the projects that were reviewed. */
  memberUids: readonly string[]
}

/** What the rules about the books of a job need to know. */
export type PaymentFacts = Owed & {
  status: KeptState
  /** The act it stands in. */
  actStatus: ActState | null
  disputedFrom: Exclude<KeptState, 'DISPUTED'> | null
}

/** What the rules about an act need to know. */
export type ActFacts = Owed & {
  status: ActState
  /** Jobs of it that their expert disputes. */
  disputed: number
}

const isOfTeam = (actor: Actor, { memberUids }: Owed): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

/** What one pays oneself one reads and settles for good, as whoever is owed it; of others' money an accelerator learns nothing. */
const pays = (actor: Actor, owed: Owed): boolean => isPerson(actor, owed.requesterUid)

const ofAccelerator = (holds: typeof isTeam, actor: Actor, owed: Owed): boolean =>
  owed.requesterUid === null &&
  owed.acceleratorId !== null &&
  holds(actor, owed.acceleratorId) &&
  !isOfTeam(actor, owed)

const oversees = (actor: Actor, owed: Owed): boolean =>
  pays(actor, owed) || ofAccelerator(isTeam, actor, owed)

const manages = (actor: Actor, owed: Owed): boolean =>
  pays(actor, owed) || ofAccelerator(isAcceleratorAdmin, actor, owed)

/** What one is owed one reads for good, whatever became of the role. */
const isOwn = (actor: Actor, { expertUid }: Owed): boolean => isPerson(actor, expertUid)

/** Who may do what with the books of one job. */
export const expertPayments = definePolicy<PaymentFacts, 'manage' | 'dispute'>('expertPayment', {
  view: (actor, payment) => isOwn(actor, payment) || oversees(actor, payment),
  /** The accelerator's administrator, or whoever ordered for themselves, marks as paid, puts into acts and ends disputes; never about money of their own. */
  manage: (actor, payment) => manages(actor, payment) && !isOwn(actor, payment),
  dispute: isOwn,
})

/** Who may do what with an act. */
export const expertActs = definePolicy<ActFacts, 'manage'>('expertAct', {
  view: (actor, act) => isOwn(actor, act) || oversees(actor, act),
  manage: (actor, act) => manages(actor, act) && !isOwn(actor, act),
})

/** Who reads the books of a job, whether anything is owed already or not. */
export const expertJobBooks = definePolicy<Owed, never>('expertJobBooks', {
  view: (actor, owed) => isOwn(actor, owed) || oversees(actor, owed),
})

/** Whose books are spoken of: an accelerator's, or those of a person who orders for themselves. */
export type BooksFacts =
  | { acceleratorId: number; requesterUid: null }
  | { acceleratorId: null; requesterUid: string }

const isOneself = (actor: Actor, { requesterUid }: BooksFacts): boolean => isPerson(actor, requesterUid)

const reads = (actor: Actor, books: BooksFacts): boolean =>
  isOneself(actor, books) || (books.acceleratorId !== null && isTeam(actor, books.acceleratorId))

/** The books of one accelerator: its team reads them, its administrators keep them; one's own one reads and keeps oneself. */
export const expertBooks = definePolicy<BooksFacts, 'read' | 'keep'>('expertBooks', {
  view: reads,
  read: reads,
  keep: (actor, books) =>
    isOneself(actor, books) ||
    (books.acceleratorId !== null && isAcceleratorAdmin(actor, books.acceleratorId)),
})
