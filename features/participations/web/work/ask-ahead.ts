import { askAhead } from '#platform/web/query/ask-ahead.ts'
import type { Ahead } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { askForSlot, fetchSlot } from '#platform/web/work/slots.ts'
import { getProjectTrack } from '../../contract/participation.endpoints.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { workSearch } from './work-search.ts'

/** The work on a track, and the task that the address names with the fields it asks for. */
export const workAhead: Ahead = {
  fetch: () => fetchSlot('profile.task'),
  ask: async (search) => {
    const { projectTrackId, taskId } = lenient(workSearch, search)
    await Promise.all([
      projectTrackId === undefined ? undefined : askAhead(getProjectTrack, { query: { projectTrackId } }),
      ...(taskId === undefined
        ? []
        : [askAhead(getTask, { query: { taskId } }), askForSlot('profile.task', taskId)]),
    ])
  },
}
