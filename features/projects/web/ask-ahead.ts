import { askAhead } from '#platform/web/query/ask-ahead.ts'
import type { Ahead } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { askForSlot, fetchSlot } from '#platform/web/work/slots.ts'
import { getProjectDetails } from '../contract/project-details.endpoints.ts'
import { getProject } from '../contract/project.endpoints.ts'
import { detailsSearch, editSearch } from './search.ts'

/** A project for its team, and the profile in its tab. */
export const editAhead: Ahead = {
  fetch: async ({ tab }) => (tab === 'profile' ? fetchSlot('profile.project') : undefined),
  ask: async (search) => {
    const { projectId, tab } = lenient(editSearch, search)
    if (projectId === undefined) return
    await Promise.all([
      askAhead(getProject, { query: { projectId } }),
      tab === 'profile' ? askForSlot('profile.project', projectId) : undefined,
    ])
  },
}

/** A project for its readers, and the profile in its tab. */
export const detailsAhead: Ahead = {
  fetch: async ({ tab }) => (tab === 'profile' ? fetchSlot('profile.read') : undefined),
  ask: async (search) => {
    const { id, tab } = lenient(detailsSearch, search)
    if (id === undefined) return
    await Promise.all([
      askAhead(getProjectDetails, { query: { projectId: id } }),
      tab === 'profile' ? askForSlot('profile.read', id) : undefined,
    ])
  },
}
