import type { ExpertJobSubject } from './expert-job.repository.ts'

/** Whom the course of a job concerns: the project's team only where it reads the result. */
export const concernedByJob = ({ memberUids, visibleToTeam, ...job }: ExpertJobSubject) => ({
  ...job,
  memberUids: visibleToTeam ? memberUids : [],
})
