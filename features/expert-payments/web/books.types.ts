import type { z } from 'zod'
import type { act, clientPayment, earning, jobPayment, totals } from '../contract/payment.schemas.ts'

/** A payment for the client. */
export type ClientPayment = z.output<typeof clientPayment>

/** A payment for the expert. */
export type Earning = z.output<typeof earning>

/** A payment for the page of its job. */
export type JobPayment = z.output<typeof jobPayment>

export type Act = z.output<typeof act>

export type Totals = z.output<typeof totals>
