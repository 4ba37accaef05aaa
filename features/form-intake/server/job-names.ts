/** The job that processes a submission. */
export const processJob = 'process-form-submission'
