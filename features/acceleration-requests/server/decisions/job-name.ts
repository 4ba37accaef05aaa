/** The job that decides on the applications of a run; runs follow one another, and leave the workers to everything else. */
export const decideJob = 'decide-on-many'
