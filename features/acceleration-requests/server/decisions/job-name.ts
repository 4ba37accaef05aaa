/** The job of a run; runs are serialized, and leave workers free for the rest. */
export const decideJob = 'decide-on-many'
