import { isAcceleratorAdmin, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ActState, KeptState } from './states.ts'

/** Whose money it is, and who must not learn of it: whoever is of a project's team may not know who reviewed it. */
type Owed = {
  acceleratorId: number
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

const oversees = (actor: Actor, owed: Owed): boolean =>
  isTeam(actor, owed.acceleratorId) && !isOfTeam(actor, owed)

const manages = (actor: Actor, owed: Owed): boolean =>
  isAcceleratorAdmin(actor, owed.acceleratorId) && !isOfTeam(actor, owed)

/** What one is owed one reads for good, whatever became of the role. */
const isOwn = (actor: Actor, { expertUid }: Owed): boolean => isPerson(actor, expertUid)

/** Who may do what with the books of one job. */
export const expertPayments = definePolicy<PaymentFacts, 'manage' | 'dispute'>('expertPayment', {
  view: (actor, payment) => isOwn(actor, payment) || oversees(actor, payment),
  /** The accelerator's administrator marks as paid, puts into acts and ends disputes; never about money of their own. */
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

/** Whose books are spoken of. */
export type BooksFacts = { acceleratorId: number }

/** The books of one accelerator: its team reads them, its administrators keep them. */
export const expertBooks = definePolicy<BooksFacts, 'read' | 'keep'>('expertBooks', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  read: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  keep: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
