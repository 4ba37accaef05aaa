import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listExpertCertificates, uploadExpertCertificate } from '../../contract/certificate.endpoints.ts'
import { maxCertificates } from '../../domain/experts.ts'
import { CertificateList } from './CertificateList.tsx'

const schema = z.object({ file: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Uploads a certificate immediately; it then appears in the list above, and the field is empty for another. */
const CertificateUpload = () => {
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
    if (sent) setValue('file', null)
  }, [sent, setValue])
  const send: Send = async (chosen, options) => {
    const { name, size, id } = await upload(uploadExpertCertificate, {}, chosen, options)
    notify({ code: 200, text: t('certificates.uploaded', { name }) })
    return { id: String(id), name, size }
  }
  return (
    <FormContext value={product}>
      <FileField name="file" label={t('certificates.add')} send={send} />
    </FormContext>
  )
}

/** The person's own certificates, which are otherwise visible only to those who decide on certification. */
export const OwnCertificates = () => {
  const t = useTexts('expertise')
  const { data, error, refetch } = useCall(listExpertCertificates, { query: {} })
  return (
    <Section title={t('certificates.title')}>
      <p className="expertise-muted">{t('certificates.text')}</p>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingBlock lines={2} /> : null}
      {data ? <CertificateList items={data.items} /> : null}
      {data && data.items.length < maxCertificates ? <CertificateUpload /> : null}
      {data && data.items.length >= maxCertificates ? (
        <p className="expertise-muted">{t('certificates.full', { count: maxCertificates })}</p>
      ) : null}
    </Section>
  )
}
