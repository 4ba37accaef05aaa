import { z } from 'zod'
import { day, deadline, id, instant, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { actActions, actStates, paidCurrencies, paymentActions, paymentStates } from '../domain/states.ts'

export const currency = z.enum(paidCurrencies, 'NOT_IN_LIST')

/** The books of a job as everybody reads them who reads them at all. */
const payment = z.object({
  id: id(),
  serialNumber: z.string(),
  state: z.enum(paymentStates),
  amount: z.string(),
  currency: z.enum(paidCurrencies),
  /** When the result was accepted, by the accelerator's clock: since then it is owed. */
  dueSince: day().nullable(),
  /** Of a result that nobody has answered yet: after that day it counts as accepted. */
  acceptBy: deadline().nullable(),
  /** The act that it stands in. */
  act: z.object({ id: id(), number: z.int() }).nullable(),
  paidOn: day().nullable(),
  /** What the accelerator notes of the payment, a number of its order for instance. */
  note: z.string(),
  /** Why the expert disputes it, and how the last dispute ended. */
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

/** For the expert; `subject` is null once the work is no longer theirs to read. */
export const earning = payment.extend({
  accelerator: namedRef,
  /** Who ordered it for themselves and pays; null: the accelerator. */
  requester: z.string().nullable(),
  subject: z.object({ project: z.string(), task: z.string() }).nullable(),
})

/** What one page shows of the books beside a job. */
export const jobPayment = payment

/** Sums of one currency by state. */
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

/** An act as whoever pays and its expert read it. */
export const act = z.object({
  id: id(),
  number: z.int(),
  /** Who pays: the accelerator, or the name of whoever ordered for themselves. */
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
  /** Jobs of it that their expert disputes: it can't be paid until that is settled. */
  disputed: z.int(),
  createdAt: instant(),
  paidOn: day().nullable(),
  note: z.string(),
  cancelReason: z.string(),
  version: version(),
  actions: z.array(z.enum(actActions)),
})
