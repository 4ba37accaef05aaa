import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editAccelerator, getAccelerator } from '../../contract/profile.endpoints.ts'
import { acceleratorReads } from '../accelerator-reads.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { profileOf } from './profile-values.ts'

/** Edits the profile; a change made by somebody else meanwhile is never overwritten unseen. */
export const useProfileForm = (accelerator: Accelerator) => {
  const t = useTexts('accelerators')
  const client = useQueryClient()
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [resolved, setResolved] = useState<unknown>(null)
  const key = callKey(getAccelerator, { query: { acceleratorId: String(accelerator.id) } })
  const refreshes = acceleratorReads.filter((read) => read !== getAccelerator)
  const edit = useDeed(editAccelerator, { refreshes, silent: true })
  const product = useProductForm({
    draft: `accelerator-profile:${accelerator.id}`,
    schema: editAccelerator.body,
    defaults: profileOf(accelerator),
    onSubmit: async (values) => {
      const saved = await edit.mutateAsync({ body: values })
      product.form.setValue('version', saved.version)
      client.setQueryData(key, saved)
      setSavedAt(saved.updatedAt)
      notify({ code: 200, text: t('profile.saved') })
    },
  })
  const { form, failure } = product
  const isConflict = hasCode(failure, 'STATE_CHANGED')
  const loadNewest = async () => {
    try {
      const newest = await call(getAccelerator, { query: { acceleratorId: String(accelerator.id) } })
      client.setQueryData(key, newest)
      // What nobody typed over becomes the newest; what was typed stays, and counts as a change to it.
      form.reset(profileOf(newest), { keepDirtyValues: true })
      form.setValue('version', newest.version)
      setResolved(failure)
    } catch (error) {
      notifyError(error)
    }
  }
  return {
    form: isConflict ? { ...product, failure: null } : product,
    isStale: isConflict && failure !== resolved,
    loadNewest,
    savedAt,
  }
}
