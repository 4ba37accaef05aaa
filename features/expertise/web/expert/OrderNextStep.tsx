import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { waitOf } from '../../domain/expert-job.rules.ts'
import type { ExpertOrderPage } from '../job.types.ts'

/** How many of the reviews that the same client expects on the same day are submitted, if there are several. */
const SameDay = ({ order: { sameDay, requester, accelerator } }: { order: ExpertOrderPage }) => {
  const t = useTexts('expertise')
  if (sameDay.count < 2) return null
  return <> · {t('order.sameDay', { ...sameDay, client: requester ?? accelerator.name })}</>
}

/** The next step with its due date, and the progress of the review. */
export const OrderNextStep = ({ order }: { order: ExpertOrderPage }) => {
  const t = useTexts('expertise')
  const { due, acceptedAt, acceptBy, completedAt, questions, actions, askedTerm } = order
  const words = t(`order.next.${waitOf(order)}`)
  if (completedAt)
    return (
      <>
        {words} <DateText value={acceptedAt ?? completedAt} />
        {acceptBy ? <> · {t('order.acceptBy', { day: formatDate(acceptBy.day) })}</> : null}
      </>
    )
  if (!order.workAllowed) return <>{t('order.next.paused')}</>
  const answered = questions.filter(({ answer }) => answer.trim() !== '').length
  return (
    <>
      {words} {due ? <DeadlineText value={due} /> : null}
      {actions.includes('write') && questions.length > 0 ? (
        <> · {t('order.answered', { answered, count: questions.length })}</>
      ) : null}
      {askedTerm ? <> · {t('order.askedTerm', { day: formatDate(askedTerm.day) })}</> : null}
      <SameDay order={order} />
    </>
  )
}
