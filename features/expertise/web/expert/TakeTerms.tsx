import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { ExpertOrder } from '../job.types.ts'

/** The terms that an expert agrees to by accepting a job. */
export const TakeTerms = ({ order: { fee, due, resultType, acceptDays } }: { order: ExpertOrder }) => {
  const t = useTexts('expertise')
  return (
    <Facts>
      <Fact label={t('facts.fee')}>{fee ? formatMoney(fee.amount, fee.currency) : t('facts.noFee')}</Fact>
      <Fact label={t('facts.due')}>{due ? <DeadlineText value={due} /> : t('facts.noDue')}</Fact>
      <Fact label={t('facts.result')}>{t(`resultTypes.${resultType}`)}</Fact>
      <Fact label={t('facts.acceptance')}>{t('facts.acceptanceIn', { count: acceptDays })}</Fact>
    </Facts>
  )
}
