import type { z } from 'zod'
import type { act, clientPayment, earning, jobPayment, totals } from '../contract/payment.schemas.ts'

/** The books of a job as the accelerator reads them. */
export type ClientPayment = z.output<typeof clientPayment>

/** The same for the expert. */
export type Earning = z.output<typeof earning>

/** What the page of a job shows of them. */
export type JobPayment = z.output<typeof jobPayment>

export type Act = z.output<typeof act>

export type Totals = z.output<typeof totals>
