import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { hasCode } from '#platform/web/api/api-error.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { getTask, uploadTaskFile } from '../../contract/task.endpoints.ts'
import { workReads } from '../work/work-reads.ts'

const schema = z.object({ file: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Attaches files one after another; each is sent at once with its percentage. */
export const TaskFileUpload = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const client = useQueryClient()
  const product = useProductForm({
    draft: null,
    schema,
    defaults: { file: null },
    onSubmit: async () => undefined,
  })
  const { control, setValue } = product.form
  const sent: unknown = useWatch({ control, name: 'file' })
  useEffect(() => {
    // It stands in the list now; the field is free for the next.
    if (sent) setValue('file', null)
  }, [sent, setValue])
  const send: Send = async (file, options) => {
    try {
      const added = await upload(uploadTaskFile, { query: { taskId } }, file, options)
      notify({ code: 200, text: t('files.uploaded', { name: added.name }) })
      await client.invalidateQueries({ queryKey: [getTask.name] })
      return added
    } catch (error) {
      if (hasCode(error, 'TRACKPOINT_STATUS_CHANGED')) {
        for (const { name } of workReads) void client.invalidateQueries({ queryKey: [name] })
      }
      throw error
    }
  }
  return (
    <FormContext value={product}>
      <FileField name="file" label={t('files.add')} send={send} />
    </FormContext>
  )
}
