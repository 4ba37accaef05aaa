/** Name of the job that processes a submission. */
export const processJob = 'process-form-submission'

/**
 * Job options that queue a submission only once, with one queue per accelerator. Submissions of an accelerator are
 * processed one after the other anyway, and many of them waiting for the lock would occupy all workers.
 */
export const processingOf = ({ id, acceleratorId }: { id: number; acceleratorId: number }) => ({
  key: `form-submission:${id}`,
  queue: `form-intake:${acceleratorId}`,
})
