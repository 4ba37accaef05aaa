import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** The list of one's applications. */
export const requestsPath = '/bch/view/my-acceleration-requests'

/** The list of projects in work. */
export const projectsPath = '/bch/view/projects-in-work'

/** The address of the work on a track. */
export const workPath = '/bch/view/my-acceleration-requests/initiator-details'

/** What it says: the participation, and the task that is open. */
export const workSearch = z.object({ projectTrackId: numberParam(), taskId: numberParam() })

/** The address of a task. */
export const taskLink = (projectTrackId: number, taskId: number): ScreenHref =>
  linkTo(workPath, { projectTrackId, taskId })
