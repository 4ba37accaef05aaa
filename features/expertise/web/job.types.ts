import type { z } from 'zod'
import type { expertJob, expertJobOrder, expertJobOrderDetails } from '../contract/expert-job.schemas.ts'

/** A job as its expert sees it in the list. */
export type ExpertOrder = z.output<typeof expertJobOrder>

/** The same with everything that its page shows. */
export type ExpertOrderPage = z.output<typeof expertJobOrderDetails>

/** A job as the accelerator sees it in the list. */
export type ClientJob = z.output<typeof expertJob>

/** What everybody reads of a job. */
export type AnyJob = Pick<ClientJob, keyof ClientJob & keyof ExpertOrder>
