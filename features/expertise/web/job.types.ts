import type { z } from 'zod'
import type {
  expertJob,
  expertJobOrder,
  expertJobOrderDetails,
  listedExpertJob,
  listedExpertJobOrder,
} from '../contract/expert-job.schemas.ts'

/** A job as its expert sees it. */
export type ExpertOrder = z.output<typeof expertJobOrder>

/** The same as a list row. */
export type ListedOrder = z.output<typeof listedExpertJobOrder>

/** The same with everything that its page shows. */
export type ExpertOrderPage = z.output<typeof expertJobOrderDetails>

/** A job as the accelerator sees it. */
export type ClientJob = z.output<typeof expertJob>

/** The same as a list row. */
export type ListedJob = z.output<typeof listedExpertJob>

/** Fields of a job that all its readers get. */
export type AnyJob = Pick<ClientJob, keyof ClientJob & keyof ExpertOrder>
