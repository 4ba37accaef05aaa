/** Name of the job that writes digests of agendas. */
export const mailAgendasJob = 'mail-agendas'
