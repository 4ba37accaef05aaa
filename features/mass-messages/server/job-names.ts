/** Name of the job that sends a message to its next recipients. */
export const sendMassJob = 'send-mass-message'
