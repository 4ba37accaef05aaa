import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { minorUnits } from '#platform/domain/money.ts'
import { expertActMachine } from './expert-act.machine.ts'
import { expertPaymentMachine } from './expert-payment.machine.ts'
import { expertPayments, type ActFacts, type PaymentFacts } from './expert-payment.policy.ts'
import {
  actActions,
  paymentActions,
  type ActAction,
  type PaymentAction,
  type PaymentMove,
  type Resolution,
} from './states.ts'

/** Returns the actor's actions on the payment of a job with an accepted result. */
export const paymentActionsOf = (actor: Actor, payment: PaymentFacts): PaymentAction[] => {
  const moves = (move: PaymentMove): boolean =>
    refusal(expertPaymentMachine, payment.status, move, actor, payment) === null
  const may: Record<PaymentAction, boolean> = {
    pay: moves('pay'),
    dispute: moves('dispute'),
    withdraw: moves(withdrawingMove(payment)),
    resolve: payment.status === 'DISPUTED' && expertPayments.manage.allows(actor, payment),
  }
  return paymentActions.filter((action) => may[action])
}

/**
 * Returns the actor's actions on an act. `pay` is offered even if a job is disputed; the error is then reported on use.
 */
export const actActionsOf = (actor: Actor, act: ActFacts): ActAction[] =>
  actActions.filter((action) => {
    const refused = refusal(expertActMachine, act.status, action, actor, act)
    return refused === null || refused === 'EXPERT_ACT_DISPUTED'
  })

/** Returns the transition that resolves a dispute: back to the previous state, or to `DUE`. */
export const resolvingMove = (
  { disputedFrom }: Pick<PaymentFacts, 'disputedFrom'>,
  resolution: Resolution,
): Extract<PaymentMove, 'makeDue' | 'keepInAct' | 'keepPaid'> => {
  if (resolution === 'DUE' || disputedFrom === 'DUE') return 'makeDue'
  return disputedFrom === 'PAID' ? 'keepPaid' : 'keepInAct'
}

/** Returns the transition that withdraws a dispute: back to the previous state. */
export const withdrawingMove = ({
  disputedFrom,
  actStatus,
}: Pick<PaymentFacts, 'disputedFrom' | 'actStatus'>): Extract<
  PaymentMove,
  'withdrawToDue' | 'withdrawToAct' | 'withdrawToPaid'
> => {
  if (disputedFrom === 'PAID') return 'withdrawToPaid'
  return disputedFrom === 'IN_ACT' && actStatus === 'OPEN' ? 'withdrawToAct' : 'withdrawToDue'
}

/** Exact sum of the amounts, as a decimal number with two digits. */
export const sumOf = (amounts: readonly string[]): string => {
  const total = amounts.reduce((sum, amount) => sum + minorUnits(amount), 0n)
  return `${total / 100n}.${String(total % 100n).padStart(2, '0')}`
}
