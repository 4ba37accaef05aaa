/** The job that processes a submission. */
export const processJob = 'process-form-submission'

/**
 * How a submission waits for that job, once: those of one accelerator in a queue of their own. They pass one after the other anyway,
 * and a flood of them waiting inside the workers would leave none to anything else.
 */
export const processingOf = ({ id, acceleratorId }: { id: number; acceleratorId: number }) => ({
  key: `form-submission:${id}`,
  queue: `form-intake:${acceleratorId}`,
})
