import { useEffect, useState } from 'react'
import { ApiError, hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import type { Theirs } from '#platform/web/save-queue/entry.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { refusedAt } from '#platform/web/save-queue/save-failure.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import { schemaRules } from '#platform/web/save-queue/schema-rules.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { editProject, getProject, getProjectHistory } from '../../contract/project.endpoints.ts'
import { projectFields } from '../../contract/project.schemas.ts'
import type { Project } from '../project.types.ts'
import { projectFieldNames, type ProjectValues } from './project-values.ts'

/** The main settings of a project by their names. */
export type SettingsQueue = SaveQueue<unknown>

type Author = Pick<Theirs<unknown>, 'at' | 'by' | 'isSelf'>

const newsOf = (project: Project, author: Author = { at: null, by: null }) =>
  projectFieldNames.map((key) => ({
    key,
    theirs: { value: project[key], version: project.version, ...author },
  }))

const atName = (error: unknown): never => {
  throw error instanceof ApiError && hasCode(error, 'PROJECT_NAME_TAKEN')
    ? refusedAt(error, 'name', 'ALREADY_TAKEN')
    : error
}

/** Author of the last change of the settings. */
const lastAuthor = async (projectId: number): Promise<Author> => {
  const { items } = await call(getProjectHistory, { query: { projectId } })
  const last = items.find(({ action }) => action === 'edit')
  const { uid, name } = last?.actor ?? {}
  return {
    at: last?.at ?? null,
    by: name ?? null,
    isSelf: uid !== undefined && uid === personStore.get()?.uid,
  }
}

/** Auto-saves the main settings; changes by others are never overwritten unseen. */
export const useSettingsQueue = (project: Project): SettingsQueue => {
  const { id } = project
  const input = { query: { projectId: id } }
  const known = useAnswer(getProject, input)
  const [queue] = useState(() => {
    const heldOf = (name: string): unknown => {
      const { theirs, base } = made.entry(name)
      return theirs ? theirs.value : base
    }
    const made = createSaveQueue<unknown>({
      ...personStores(`project:${id}`),
      load: (name) => ({ value: project[name as keyof ProjectValues], version: project.version }),
      rules: schemaRules(projectFields),
      subjectOf: () => 'project',
      save: async (batch) => {
        const stored = Object.fromEntries(projectFieldNames.map((name) => [name, heldOf(name)]))
        const typed = Object.fromEntries(batch.map(({ key, value }) => [key, value]))
        const version = Math.min(...batch.map((one) => one.version))
        const body = { ...(stored as ProjectValues), ...typed, id, version }
        const next = await call(editProject, { body }, { quiet: true }).catch(atName)
        known.put(next)
        return { savedAt: next.updatedAt, versions: batch.map(() => next.version), news: newsOf(next) }
      },
      read: async (keys) => {
        const [next, author] = await Promise.all([call(getProject, input), lastAuthor(id)])
        known.put(next)
        return newsOf(next, author).filter(({ key }) => keys.includes(key))
      },
    })
    return made
  })
  useSaveQueue(queue)
  useEffect(() => {
    for (const { key, theirs } of newsOf(project)) queue.receive(key, theirs)
  }, [queue, project])
  return queue
}
