import type { Actor } from '#platform/domain/actor.ts'
import { minorUnits } from '#platform/domain/money.ts'
import { refusal } from '#platform/domain/machine.ts'
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

/** What the reader may do with the books of a job whose result is accepted. */
export const paymentActionsOf = (actor: Actor, payment: PaymentFacts): PaymentAction[] => {
  const moves = (move: PaymentMove): boolean =>
    refusal(expertPaymentMachine, payment.status, move, actor, payment) === null
  const may: Record<PaymentAction, boolean> = {
    pay: moves('pay'),
    dispute: moves('dispute'),
    resolve: payment.status === 'DISPUTED' && expertPayments.manage.allows(actor, payment),
  }
  return paymentActions.filter((action) => may[action])
}

/** What the reader may do with an act; that a job of it is disputed is told when it is paid all the same. */
export const actActionsOf = (actor: Actor, act: ActFacts): ActAction[] =>
  actActions.filter((action) => {
    const refused = refusal(expertActMachine, act.status, action, actor, act)
    return refused === null || refused === 'EXPERT_ACT_DISPUTED'
  })

/** The move that ends a dispute: back to what was, or owed. */
export const resolvingMove = (
  { disputedFrom }: Pick<PaymentFacts, 'disputedFrom'>,
  resolution: Resolution,
): Extract<PaymentMove, 'makeDue' | 'keepInAct' | 'keepPaid'> => {
  if (resolution === 'DUE' || disputedFrom === 'DUE') return 'makeDue'
  return disputedFrom === 'PAID' ? 'keepPaid' : 'keepInAct'
}

/** Amounts added up exactly, as a decimal with two digits. */
export const sumOf = (amounts: readonly string[]): string => {
  const total = amounts.reduce((sum, amount) => sum + minorUnits(amount), 0n)
  return `${total / 100n}.${String(total % 100n).padStart(2, '0')}`
}
