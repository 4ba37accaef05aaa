import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { isOpen } from '../../domain/expert-job.rules.ts'
import type { ExpertOrder } from '../job.types.ts'

/** The terms of a job and its history. */
export const OrderFacts = ({ order }: { order: ExpertOrder }) => {
  const t = useTexts('expertise')
  const { status, due, fee, competency, language, resultType } = order
  const { requester, createdAt, takenAt, completedAt, acceptedAt, rejectedAt, acceptDays } = order
  const moments = [
    ['ordered', createdAt],
    ['taken', takenAt],
    ['completed', completedAt],
    ['accepted', acceptedAt],
  ] as const
  return (
    <Facts>
      {requester ? <Fact label={t('facts.requester')}>{requester}</Fact> : null}
      <Fact label={t('facts.result')}>{t(`resultTypes.${resultType}`)}</Fact>
      {competency ? <Fact label={t('facts.area')}>{competency.name}</Fact> : null}
      {language ? <Fact label={t('ordering.language')}>{t(`languages.${language}`)}</Fact> : null}
      {due ? (
        <Fact label={t('facts.due')}>
          <DeadlineText value={due} closed={!isOpen(status)} />
        </Fact>
      ) : null}
      {order.askedTerm ? <Fact label={t('facts.askedTerm')}>{formatDate(order.askedTerm.day)}</Fact> : null}
      <Fact label={t('facts.fee')}>
        {fee ? <span className="tabular">{formatMoney(fee.amount, fee.currency)}</span> : t('facts.noFee')}
      </Fact>
      {acceptedAt || rejectedAt ? null : (
        <Fact label={t('facts.acceptance')}>{t('facts.acceptanceIn', { count: acceptDays })}</Fact>
      )}
      {moments.map(([key, at]) =>
        at ? (
          <Fact key={key} label={t(`facts.${key}`)}>
            <DateText value={at} as="time" />
          </Fact>
        ) : null,
      )}
    </Facts>
  )
}
