import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { ExpertOrderPage } from '../job.types.ts'

/** What is waited for and until when, and how far the review is. */
export const OrderNextStep = ({ order }: { order: ExpertOrderPage }) => {
  const t = useTexts('expertise')
  const { status, due, acceptedAt, completedAt, questions } = order
  if (completedAt)
    return (
      <>
        {t(acceptedAt ? 'order.next.accepted' : 'order.next.complete')}{' '}
        <DateText value={acceptedAt ?? completedAt} />
      </>
    )
  const answered = questions.filter(({ answer }) => answer.trim() !== '').length
  return (
    <>
      {t(status === 'NEW' ? 'order.next.answer' : 'order.next.review')}{' '}
      {due ? <DeadlineText value={due} /> : null}
      {status === 'PROCESS' && questions.length > 0 ? (
        <>
          {' · '}
          {t('order.answered', { answered, count: questions.length })}
        </>
      ) : null}
    </>
  )
}
