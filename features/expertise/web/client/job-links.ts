import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** The list of the accelerator's jobs. */
export const expertJobsPath = '/bch/view/expert-job'

/** The page of one of the accelerator's jobs. */
export const expertJobLink = (expertJobId: number): ScreenHref =>
  linkTo('/bch/view/expert-job/details', { expertJobId })

/** The list filtered by one task, or by one project. */
export const reviewsOf = (what: { taskId: number } | { projectId: number }): ScreenHref =>
  linkTo(expertJobsPath, what)

/** The reviewed task, in its project's work. */
export const reviewedTaskLink = (projectTrackId: number, taskId: number): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })
