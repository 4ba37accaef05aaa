import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { uploadExpertJobResult } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { ResultFile } from '../../result/ResultFile.tsx'

const schema = z.object({ file: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Uploads the review file immediately, with progress, replacing the previous one. */
const FileUpload = ({ order: { id, file, resultType }, isTried }: Props) => {
  const t = useTexts('expertise')
  const product = useProductForm({
    draft: null,
    schema,
    defaults: { file: null },
    onSubmit: async () => undefined,
  })
  const { control, setValue } = product.form
  const sent: unknown = useWatch({ control, name: 'file' })
  useEffect(() => {
    // The file is now listed above; clears the field for another.
    if (sent) setValue('file', null)
  }, [sent, setValue])
  const send: Send = async (chosen, options) => {
    const stored = await upload(uploadExpertJobResult, { query: { jobId: id } }, chosen, options)
    notify({ code: 200, text: t('review.uploaded', { name: stored.name }) })
    return stored
  }
  const isMissing = isTried && resultType === 'FILE' && !file
  return (
    <FormContext value={product}>
      <FileField
        name="file"
        label={t(file ? 'review.replaceFile' : 'review.addFile')}
        help={isMissing ? <span className="job-missing">{t('review.fileMissing')}</span> : null}
        send={send}
      />
    </FormContext>
  )
}

type Props = { order: ExpertOrderPage; isTried: boolean }

/** The review file: the required result, or a supplement to it. */
export const ReviewFile = ({ order, isTried }: Props) => {
  const t = useTexts('expertise')
  const isWritten = order.actions.includes('write')
  if (!order.file && !isWritten) return null
  return (
    <Section title={t(order.resultType === 'FILE' ? 'review.file' : 'review.fileOptional')}>
      <div className="job-file" data-place="review:file">
        {order.file ? <ResultFile jobId={order.id} file={order.file} /> : null}
        {isWritten ? <FileUpload order={order} isTried={isTried} /> : null}
      </div>
    </Section>
  )
}
