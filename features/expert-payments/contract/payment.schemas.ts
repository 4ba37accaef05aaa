import { z } from 'zod'
import { day, deadline, id, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { actActions, actStates, paidCurrencies, paymentActions, paymentStates } from '../domain/states.ts'

export const currency = z.enum(paidCurrencies, 'NOT_IN_LIST')

/** A payment with the fields that everybody with access may read. */
const payment = z.object({
  id: id(),
  serialNumber: z.string(),
  state: z.enum(paymentStates),
  amount: z.string(),
  currency: z.enum(paidCurrencies),
  /** Day of acceptance in the accelerator's time zone, since when the payment is due. */
  dueSince: day().nullable(),
  /** Set for a result without a decision: it counts as accepted after that day. */
  acceptBy: deadline().nullable(),
  /** The act that it belongs to. */
  act: z.object({ id: id(), number: z.int() }).nullable(),
  paidOn: day().nullable(),
  /** Note about the payment, such as the number of the payment order. */
  note: z.string(),
  /** Reason of the expert's dispute, and how the last dispute was resolved. */
  disputeReason: z.string(),
  resolution: z.string(),
  version: version(),
  actions: z.array(z.enum(paymentActions)),
})

export const clientPayment = payment.extend({
  project: namedRef,
  task: namedRef,
  programme: namedRef,
  expert: personRef,
})

/** A payment for the expert; `subject` is null once the expert may no longer read the work. */
export const earning = payment.extend({
  accelerator: namedRef,
  /** The person who ordered it privately and pays; null if the accelerator pays. */
  requester: z.string().nullable(),
  subject: z.object({ project: z.string(), task: z.string() }).nullable(),
})

/** A payment for the page of its job. */
export const jobPayment = payment

/** Totals of one currency by state. */
export const totals = z.array(
  z.object({
    currency: z.enum(paidCurrencies),
    notDue: z.string(),
    due: z.string(),
    inAct: z.string(),
    disputed: z.string(),
    paid: z.string(),
  }),
)

/** An act for its payer and its expert. */
export const act = z.object({
  id: id(),
  number: z.int(),
  /** The payer: the accelerator, or the name of the person who ordered privately. */
  accelerator: namedRef.nullable(),
  client: z.string().nullable(),
  expert: personRef,
  amount: z.string(),
  currency: z.enum(paidCurrencies),
  jobs: z.int(),
  since: day(),
  till: day(),
  madeOn: day(),
  basis: z.string(),
  status: z.enum(actStates),
  /** Number of disputed jobs; the act cannot be paid until they are resolved. */
  disputed: z.int(),
  createdAt: instant(),
  paidOn: day().nullable(),
  note: z.string(),
  cancelReason: z.string(),
  version: version(),
  actions: z.array(z.enum(actActions)),
})
