import type { ExpertJobSubject } from './expert-job.repository.ts'

/** People concerned by changes of a job: the project's team only if it reads the result. */
export const concernedByJob = ({ memberUids, visibleToTeam, ...job }: ExpertJobSubject) => ({
  ...job,
  memberUids: visibleToTeam ? memberUids : [],
})
