import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import {
  editProject,
  getProject,
  getProjectHistory,
  listMyProjects,
} from '../../contract/project.endpoints.ts'
import type { Project } from '../project.types.ts'
import { differing, valuesOf, type ProjectValues } from './project-values.ts'

/** The form of the main settings and what it knows about somebody else's changes. */
export type ProjectSettings = {
  form: ProductForm
  savedAt: string | null
  /** Somebody changed the project since the form began; nothing was written. */
  isStale: boolean
  loadNewest: () => Promise<void>
  /** The newest version is in the form; the settings that still differ from it. */
  merged: { project: Project; names: (keyof ProjectValues)[] } | null
  takeTheirs: (name: keyof ProjectValues) => void
  dismissMerged: () => void
}

/** Edits the main settings; a change made by somebody else meanwhile is merged, never overwritten unseen. */
export const useProjectForm = (project: Project): ProjectSettings => {
  const t = useTexts('projects')
  const client = useQueryClient()
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [merged, setMerged] = useState<ProjectSettings['merged']>(null)
  const [resolved, setResolved] = useState<unknown>(null)
  const key = callKey(getProject, { query: { projectId: project.id } })
  const edit = useDeed(editProject, { refreshes: [listMyProjects, getProjectHistory], silent: true })
  const product = useProductForm({
    draft: `project:${project.id}`,
    schema: editProject.body,
    defaults: valuesOf(project),
    onSubmit: async (values) => {
      const saved = await edit.mutateAsync({ body: values })
      product.form.setValue('version', saved.version)
      client.setQueryData(key, saved)
      setSavedAt(saved.updatedAt)
      setMerged(null)
      notify({ code: 200, text: t('edit.saved') })
    },
  })
  const { form, failure } = product
  const { isDirty, isSubmitting, startOver } = product
  useEffect(() => {
    // Nothing typed: the newest version simply takes the old one's place.
    if (!isDirty && !isSubmitting && project.version > form.getValues('version')) startOver()
  }, [project.version, isDirty, isSubmitting, form, startOver])
  const isStale = hasCode(failure, 'STATE_CHANGED') && failure !== resolved
  const loadNewest = async () => {
    try {
      const newest = await call(getProject, { query: { projectId: project.id } })
      client.setQueryData(key, newest)
      // What nobody typed over becomes the newest; what was typed stays, and counts as a change to it.
      form.reset(valuesOf(newest), { keepDirtyValues: true })
      form.setValue('version', newest.version)
      setMerged({ project: newest, names: differing(form.getValues(), newest) })
      setResolved(failure)
    } catch (error) {
      notifyError(error)
    }
  }
  const takeTheirs = (name: keyof ProjectValues) => {
    if (!merged) return
    form.setValue(name, merged.project[name], { shouldDirty: true, shouldValidate: true })
    setMerged({ ...merged, names: merged.names.filter((other) => other !== name) })
  }
  const isConflict = hasCode(failure, 'STATE_CHANGED')
  return {
    form: isConflict ? { ...product, failure: null } : product,
    savedAt,
    isStale,
    loadNewest,
    merged,
    takeTheirs,
    dismissMerged: () => setMerged(null),
  }
}
