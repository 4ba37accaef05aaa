import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listExpertCertificates } from '../../contract/certificate.endpoints.ts'
import { CertificateList } from './CertificateList.tsx'

/** Certificates of a person, shown where their certification is decided. */
export const ExpertCertificates = ({ uid }: { uid: string }) => {
  const t = useTexts('expertise')
  const { data } = useCall(listExpertCertificates, { query: { expertUid: uid } }, { deniedHere: true })
  if (!data) return null
  return (
    <section aria-labelledby="expert-certificates">
      <h3 id="expert-certificates">{t('certificates.title')}</h3>
      <CertificateList items={data.items} />
    </section>
  )
}
