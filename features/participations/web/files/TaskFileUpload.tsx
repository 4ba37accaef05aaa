import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { uploadTaskFile } from '../../contract/task.endpoints.ts'

const schema = z.object({ file: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Uploads files one by one, each immediately and with its progress. */
export const TaskFileUpload = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const product = useProductForm({
    draft: null,
    schema,
    defaults: { file: null },
    onSubmit: async () => undefined,
  })
  const { control, setValue } = product.form
  const sent: unknown = useWatch({ control, name: 'file' })
  useEffect(() => {
    // The file is in the list now, so the field is cleared for the next one.
    if (sent) setValue('file', null)
  }, [sent, setValue])
  const send: Send = async (file, options) => {
    const added = await upload(uploadTaskFile, { query: { taskId } }, file, options)
    notify({ code: 200, text: t('files.uploaded', { name: added.name }) })
    return added
  }
  return (
    <FormContext value={product}>
      <FileField name="file" label={t('files.add')} send={send} />
    </FormContext>
  )
}
