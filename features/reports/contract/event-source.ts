import type { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'

/** What an event is about, to open it: a task, an expert review, a scoring, or the application. */
export const eventSource = {
  /** The application of the event, which is a row of the list of projects in work; null for a scoring. */
  requestId: id().nullable(),
  projectTrackId: id().nullable(),
  taskId: id().nullable(),
  expertJobId: id().nullable(),
}

type Source = z.output<z.ZodObject<typeof eventSource>>

/** Link to the source of an event. */
export const sourceLink = (
  { requestId, projectTrackId, taskId, expertJobId }: Source,
  projectId: string | undefined,
): PageHref => {
  if (expertJobId !== null) return linkTo('/bch/view/expert-job/details', { expertJobId })
  if (projectTrackId !== null && taskId !== null)
    return linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })
  return requestId === null
    ? linkTo('/reports/analytic/scoring', { projectId })
    : linkTo('/bch/view/projects-in-work', { requestId })
}
