import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** The list of what the accelerator ordered. */
export const expertJobsPath = '/bch/view/expert-job'

/** The page of a job that the accelerator ordered. */
export const expertJobLink = (expertJobId: number): ScreenHref =>
  linkTo('/bch/view/expert-job/details', { expertJobId })

/** The list narrowed to the reviews of one task, or of all tasks of one project. */
export const reviewsOf = (what: { taskId: number } | { projectId: number }): ScreenHref =>
  linkTo(expertJobsPath, what)

/** The task that is reviewed, where its project works. */
export const reviewedTaskLink = (projectTrackId: number, taskId: number): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })
