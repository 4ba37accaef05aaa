import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { Deal } from '../deal.types.ts'

/** What the investor recorded of an investment, for the team that decides about it. */
export const InvestmentFacts = ({ deal }: { deal: Deal }) => {
  const t = useTexts('deals')
  const { investor, firm, amount, currency, dealDay, instrument, source } = deal
  return (
    <Facts stacked>
      <Fact label={t('list.columns.investor')}>{[investor.name, firm?.name].filter(Boolean).join(', ')}</Fact>
      {amount !== null && currency !== null ? (
        <Fact label={t('list.columns.amount')}>{formatMoney(amount, currency)}</Fact>
      ) : null}
      {dealDay ? <Fact label={t('list.columns.day')}>{formatDate(dealDay)}</Fact> : null}
      {instrument ? <Fact label={t('list.columns.instrument')}>{t(`instruments.${instrument}`)}</Fact> : null}
      {source ? <Fact label={t('list.columns.source')}>{t(`sources.${source}`)}</Fact> : null}
    </Facts>
  )
}
