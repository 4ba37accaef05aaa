import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'

/** Why the portal rejected a request. */
export const RejectionNotice = ({ reason }: { reason: string }) => {
  const t = useTexts('accelerators')
  return (
    <Notice tone="rejected" title={t('request.rejectedBecause')}>
      {reason}
    </Notice>
  )
}
