import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Path to the user's applications. */
export const requestsPath = '/bch/view/my-acceleration-requests'

/** Path to projects in work. */
export const projectsPath = '/bch/view/projects-in-work'

/** Path to the work on a track. */
export const workPath = '/bch/view/my-acceleration-requests/initiator-details'

/** Search parameters: the participation, the open task, and the comment that a notification leads to. */
export const workSearch = z.object({
  projectTrackId: numberParam(),
  taskId: numberParam(),
  remark: numberParam(),
})

/** Link to a task. */
export const taskLink = (projectTrackId: number, taskId: number): ScreenHref =>
  linkTo(workPath, { projectTrackId, taskId })
