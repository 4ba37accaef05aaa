import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { ExpertOrderPage } from '../job.types.ts'

/** What is waited for, and until when. */
export const OrderNextStep = ({
  order: { status, due, acceptedAt, completedAt },
}: {
  order: ExpertOrderPage
}) => {
  const t = useTexts('expertise')
  if (status === 'COMPLETE')
    return acceptedAt ? (
      <>
        {t('order.next.accepted')} <DateText value={acceptedAt} />
      </>
    ) : (
      <>
        {t('order.next.complete')} <DateText value={completedAt} />
      </>
    )
  return (
    <>
      {t(`order.next.${status}`)} {due ? <DeadlineText value={due} /> : null}
    </>
  )
}
