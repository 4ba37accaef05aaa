import { answered, askAhead } from '#platform/web/query/ask-ahead.ts'
import type { Ahead } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { getTask } from '../../participations/contract/task.endpoints.ts'
import { getProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { getProfileTemplate } from '../contract/template.endpoints.ts'
import { builderSearch } from './builder/builder-search.ts'
import { versionQuery } from './builder/places.ts'
import { isUntouched } from './filling/leaving.ts'

const askFor = async (which: { projectId: number; taskId?: number }): Promise<void> => {
  if (isUntouched(which.projectId)) await askAhead(getProjectProfile, { query: which })
}

/** Asks for a project's profile. */
export const askProfile = (projectId: number): Promise<void> => askFor({ projectId })

/** Asks for what a task asks for of its project's profile. */
export const askTaskProfile = async (taskId: number): Promise<void> => {
  const input = { query: { taskId } }
  await askAhead(getTask, input)
  const task = answered(getTask, input)
  if (task?.profile) await askFor({ projectId: task.project.id, taskId })
}

/** A version of a template, which the builder's screens show. */
export const builderAhead: Ahead = {
  ask: async (search) => {
    const { templateId, versionId } = lenient(builderSearch, search)
    if (templateId !== undefined) await askAhead(getProfileTemplate, versionQuery({ templateId, versionId }))
  },
}
