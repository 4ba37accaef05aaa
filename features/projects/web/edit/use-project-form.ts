import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import {
  editProject,
  getProject,
  getProjectHistory,
  listMyProjects,
} from '../../contract/project.endpoints.ts'
import type { Project } from '../project.types.ts'
import { valuesOf } from './project-values.ts'

/** Edits the main settings; a change made by somebody else meanwhile is merged, never overwritten unseen. */
export const useProjectForm = (project: Project): VersionedForm => {
  const t = useTexts('projects')
  const client = useQueryClient()
  const input = { query: { projectId: project.id } }
  const edit = useDeed(editProject, { refreshes: [listMyProjects, getProjectHistory], silent: true })
  const keep = (next: Project) => {
    client.setQueryData(callKey(getProject, input), next)
    return valuesOf(next)
  }
  return useVersionedForm({
    draft: `project:${project.id}`,
    schema: editProject.body,
    saved: useMemo(() => valuesOf(project), [project]),
    save: async (values) => {
      const next = await edit.mutateAsync({ body: values })
      notify({ code: 200, text: t('edit.saved') })
      return keep(next)
    },
    read: async () => keep(await call(getProject, input)),
  })
}
