import { isAcceleratorAdmin, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ActState, RecordedState } from './states.ts'

/** Parties of a payment, and the members of the reviewed projects, who must not learn who reviewed them. */
type Owed = {
  /** Null for an act of a person who ordered privately. */
  acceleratorId: number | null
  /** The person who ordered privately and pays; null if the accelerator pays. */
  requesterUid: string | null
  expertUid: string
  /** Members of the reviewed projects. */
  memberUids: readonly string[]
}

/** Facts for the policy of payments. */
export type PaymentFacts = Owed & {
  status: RecordedState
  /** State of the act that it belongs to. */
  actStatus: ActState | null
  disputedFrom: Exclude<RecordedState, 'DISPUTED'> | null
}

/** Facts for the policy of acts. */
export type ActFacts = Owed & {
  status: ActState
  /** Number of disputed jobs. */
  disputed: number
}

const isOfTeam = (actor: Actor, { memberUids }: Owed): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

/**
 * A person who pays privately has permanent access, like the expert. An accelerator sees nothing of private payments.
 */
const pays = (actor: Actor, owed: Owed): boolean => isPerson(actor, owed.requesterUid)

const ofAccelerator = (rule: typeof isTeam, actor: Actor, owed: Owed): boolean =>
  owed.requesterUid === null &&
  owed.acceleratorId !== null &&
  rule(actor, owed.acceleratorId) &&
  !isOfTeam(actor, owed)

const oversees = (actor: Actor, owed: Owed): boolean =>
  pays(actor, owed) || ofAccelerator(isTeam, actor, owed)

const manages = (actor: Actor, owed: Owed): boolean =>
  pays(actor, owed) || ofAccelerator(isAcceleratorAdmin, actor, owed)

/** An expert always has access to their own payments, even after losing the role. */
const isOwn = (actor: Actor, { expertUid }: Owed): boolean => isPerson(actor, expertUid)

/** Permissions for the payment of one job. */
export const expertPayments = definePolicy<PaymentFacts, 'manage' | 'dispute'>('expertPayment', {
  view: (actor, payment) => isOwn(actor, payment) || oversees(actor, payment),
  /**
   * The accelerator's administrator or the private client records payments, creates acts and resolves disputes, but
   * never for payments to themselves.
   */
  manage: (actor, payment) => manages(actor, payment) && !isOwn(actor, payment),
  dispute: isOwn,
})

/** Permissions for an act. */
export const expertActs = definePolicy<ActFacts, 'manage'>('expertAct', {
  view: (actor, act) => isOwn(actor, act) || oversees(actor, act),
  manage: (actor, act) => manages(actor, act) && !isOwn(actor, act),
})

/** Permissions to read the payment of a job, even before anything is due. */
export const expertJobBooks = definePolicy<Owed, never>('expertJobBooks', {
  view: (actor, owed) => isOwn(actor, owed) || oversees(actor, owed),
})

/** Facts for the policy of a set of payments: those of an accelerator, or of a person who orders privately. */
export type BooksFacts =
  | { acceleratorId: number; requesterUid: null }
  | { acceleratorId: null; requesterUid: string }

const isOneself = (actor: Actor, { requesterUid }: BooksFacts): boolean => isPerson(actor, requesterUid)

const reads = (actor: Actor, books: BooksFacts): boolean =>
  isOneself(actor, books) || (books.acceleratorId !== null && isTeam(actor, books.acceleratorId))

/**
 * Permissions for an accelerator's payments: its team reads, its administrators manage. People read and manage the
 * payments that they make privately.
 */
export const expertBooks = definePolicy<BooksFacts, 'read' | 'keep'>('expertBooks', {
  view: reads,
  read: reads,
  keep: (actor, books) =>
    isOneself(actor, books) ||
    (books.acceleratorId !== null && isAcceleratorAdmin(actor, books.acceleratorId)),
})
