import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { ProjectInWork } from './in-work.queries.ts'

/** Whether the project's current task is in review. */
export const isToReview = ({ column }: Pick<ProjectInWork, 'column'>): boolean => column === 'TO_REVIEW'

/** The task in review. */
export const reviewLink = ({ participation }: ProjectInWork): ScreenHref =>
  linkTo('/bch/view/my-acceleration-requests/initiator-details', {
    projectTrackId: participation?.id,
    taskId: participation?.currentTask?.id,
  })
