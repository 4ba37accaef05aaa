import { prefetch } from '#platform/web/query/prefetch.ts'
import type { Prefetch } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { askForSlot, fetchSlot, prefetchOfSlot } from '#platform/web/work/slots.ts'
import { getProjectDetails } from '../contract/project-details.endpoints.ts'
import { getProject } from '../contract/project.endpoints.ts'
import { detailsSearch, editSearch } from './search.ts'

const agenda = prefetchOfSlot('agenda.block')

/** Content above and in the list of the person's projects. */
export const listPrefetch: Prefetch = {
  ...agenda,
  fetch: async (search) => Promise.all([agenda.fetch?.(search), fetchSlot('project.work')]),
}

/** A project for its team, and the profile in its tab. */
export const editPrefetch: Prefetch = {
  fetch: async ({ tab }) => {
    if (tab === 'profile')
      await Promise.all([
        fetchSlot('profile.project'),
        fetchSlot('project.in-review'),
        fetchSlot('project.unread'),
      ])
    if (tab === 'team')
      await Promise.all([fetchSlot('project.join-requests'), fetchSlot('project.recruiting')])
  },
  ask: async (search) => {
    const { projectId, tab } = lenient(editSearch, search)
    if (projectId === undefined) return
    await Promise.all([
      prefetch(getProject, { query: { projectId } }),
      ...(tab === 'profile'
        ? [
            askForSlot('profile.project', projectId),
            askForSlot('project.in-review', projectId),
            askForSlot('project.unread', projectId),
          ]
        : []),
    ])
  },
}

/** A project for its readers, their possible orders and suggestions, and the profile in its tab. */
export const detailsPrefetch: Prefetch = {
  fetch: ({ tab }) =>
    Promise.all([
      fetchSlot('project.order'),
      fetchSlot('project.pipeline'),
      fetchSlot('project.deal'),
      fetchSlot('project.ask-data'),
      fetchSlot('project.suggest'),
      fetchSlot(tab === 'profile' ? 'profile.read' : 'profile.indicators'),
    ]),
  ask: async (search) => {
    const { id, tab } = lenient(detailsSearch, search)
    if (id === undefined) return
    await Promise.all([
      prefetch(getProjectDetails, { query: { projectId: id } }),
      tab === 'profile' ? askForSlot('profile.read', id) : undefined,
    ])
  },
}
