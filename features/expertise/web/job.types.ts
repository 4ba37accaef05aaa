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

/** The same as the list shows it. */
export type ListedOrder = z.output<typeof listedExpertJobOrder>

/** The same with everything that its page shows. */
export type ExpertOrderPage = z.output<typeof expertJobOrderDetails>

/** A job as the accelerator sees it. */
export type ClientJob = z.output<typeof expertJob>

/** The same as the list shows it. */
export type ListedJob = z.output<typeof listedExpertJob>

/** What everybody reads of a job. */
export type AnyJob = Pick<ClientJob, keyof ClientJob & keyof ExpertOrder>
