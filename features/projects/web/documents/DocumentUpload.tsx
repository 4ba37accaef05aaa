import '../projects.css'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { uploadProjectDocument } from '../../contract/project.endpoints.ts'
import { documentAccess, documentKinds, presentationExtensions } from '../../domain/states.ts'
import { AccessField } from './AccessField.tsx'
import { KindField } from './KindField.tsx'

const schema = z.object({ kind: z.enum(documentKinds), access: z.enum(documentAccess), file: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Adds files one by one: each is uploaded at once with progress, with the visibility selected next to it. */
export const DocumentUpload = ({ projectId }: { projectId: number }) => {
  const t = useTexts('projects')
  const product = useProductForm({
    draft: null,
    schema,
    defaults: { kind: 'DOCUMENT', access: 'TEAM_ONLY', file: null },
    onSubmit: async () => undefined,
  })
  const { control, getValues, setValue } = product.form
  const kind: unknown = useWatch({ control, name: 'kind' })
  const sent: unknown = useWatch({ control, name: 'file' })
  useEffect(() => {
    // It is in the list now; the field is free for the next.
    if (sent) setValue('file', null)
  }, [sent, setValue])
  const send: Send = async (file, options) => {
    const { kind, access } = schema.parse(getValues())
    const added = await upload(uploadProjectDocument, { query: { projectId, kind, access } }, file, options)
    notify({ code: 200, text: t('documents.uploaded', { name: added.name }) })
    return added.file ?? { id: String(added.id), name: added.name, size: file.size }
  }
  return (
    <FormContext value={product}>
      <div className="project-upload">
        <FileField
          name="file"
          label={t('documents.upload')}
          send={send}
          {...(kind === 'PRESENTATION' && { types: presentationExtensions })}
        />
        <KindField />
        <AccessField />
      </div>
    </FormContext>
  )
}
