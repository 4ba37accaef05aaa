import '../expertise.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listExpertCertificates } from '../../contract/certificate.endpoints.ts'
import { certificateActions } from './certificate-actions.ts'

type Props = { items: ResponseOf<typeof listExpertCertificates>['items'] }

/** Certificates to download, and to delete for those who may. */
export const CertificateList = ({ items }: Props) => {
  const t = useTexts('expertise')
  const actionsOfCertificate = useActions(certificateActions)
  if (items.length === 0) return <p className="expertise-muted">{t('certificates.none')}</p>
  return (
    <ul className="expertise-certificates">
      {items.map((item) => (
        <li key={item.id} className="expertise-file">
          <DocumentIcon />
          <span>
            <b>{item.name}</b>
            <small className="tabular">
              {formatBytes(item.size)} · <DateText value={item.at} />
            </small>
          </span>
          <ActionMenu
            label={t('certificates.menu', { name: item.name })}
            actions={actionsOfCertificate(item)}
          />
        </li>
      ))}
    </ul>
  )
}
