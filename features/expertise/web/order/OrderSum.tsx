import '../expertise.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { OrderPlan } from './use-order-plan.ts'

type Pair = { taskId: number; expertUid: string }

type Props = {
  plan: OrderPlan
  skipped: readonly Pair[]
  /** Of one job. */
  fee: { amount: number; currency: string } | null
}

/** What the order comes to, before it is agreed to: jobs per expert, the whole price, and the due date. */
export const OrderSum = ({ plan, skipped, fee }: Props) => {
  const t = useTexts('expertise')
  const isSkipped = ({ taskId, expertUid }: Pair): boolean =>
    skipped.some((pair) => pair.taskId === taskId && pair.expertUid === expertUid)
  const ordered = plan.pairs.filter((pair) => !isSkipped(pair))
  const split = plan.experts
    .map(({ uid, name }) => ({ name, count: ordered.filter(({ expertUid }) => expertUid === uid).length }))
    .filter(({ count }) => count > 0)
  return (
    <section className="expertise-preview" aria-label={t('ordering.sum.title')}>
      <h3>{t('ordering.sum.title')}</h3>
      <p>{split.map(({ name, count }) => t('ordering.sum.expert', { name, count })).join(', ')}</p>
      <p>
        {fee
          ? t('ordering.sum.price', {
              whole: formatMoney(fee.amount * ordered.length, fee.currency),
              one: formatMoney(fee.amount, fee.currency),
            })
          : t('ordering.sum.free')}
      </p>
      {plan.due ? (
        <p>
          {`${t('ordering.due')}: `}
          <DeadlineText value={plan.due} />
        </p>
      ) : null}
    </section>
  )
}
