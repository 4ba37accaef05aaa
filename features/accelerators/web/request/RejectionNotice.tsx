import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'

/** Why the portal rejected a request. */
export const RejectionNotice = ({ reason }: { reason: string }) => {
  const t = useTexts('accelerators')
  return (
    <div className="accelerator-notice accelerator-notice-rejected">
      <InfoIcon />
      <div>
        <strong>{t('request.rejectedBecause')}</strong>
        <p>{reason}</p>
      </div>
    </div>
  )
}
