/** The job that sends a message to the next of its recipients. */
export const sendMassJob = 'send-mass-message'
