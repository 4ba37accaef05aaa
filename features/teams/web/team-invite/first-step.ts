import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { getProject } from '../../../projects/contract/project.endpoints.ts'
import { workInProgress } from '../../../projects/domain/phases.ts'

/**
 * Where a person begins in a project that they have joined: its work on a track, if tasks wait there, its profile, if it
 * is not described yet, else its page.
 */
export const firstStepIn = async (projectId: number): Promise<ScreenHref> => {
  const { tracks, summary, description } = await call(getProject, { query: { projectId: String(projectId) } })
  const waiting = workInProgress(tracks)?.work
  return waiting
    ? linkTo('/bch/view/my-acceleration-requests/initiator-details', {
        projectTrackId: waiting.projectTrackId,
      })
    : linkTo('/bch/view/my-projects/edit', {
        projectId,
        tab: summary && description ? undefined : 'profile',
      })
}
