import '../deals.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getDealFigures } from '../../contract/deal.endpoints.ts'

/** Half-yearly figures of the company since the investment; unanswered ones are unknown. */
export const DealFigures = ({ dealId }: { dealId: number }) => {
  const t = useTexts('deals')
  const { data, error, refetch } = useCall(getDealFigures, { query: { dealId: String(dealId) } })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  if (data.halfYears.length === 0) return <p className="deal-note">{t('figures.empty')}</p>
  return (
    <>
      <Rows>
        {data.halfYears.map(({ id, periodEnd, said }) => (
          <Row
            key={id}
            title={t('figures.half', { date: formatDate(periodEnd) })}
            facts={
              said
                ? [
                    t(`companies.${said.company}`),
                    said.amount !== null && said.currency !== null
                      ? `${t('figures.revenue')}: ${formatMoney(said.amount, said.currency)}`
                      : null,
                    said.people !== null ? `${t('figures.people')}: ${formatNumber(said.people)}` : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : t('figures.none')
            }
            text={said?.comment}
          />
        ))}
      </Rows>
      <p className="deal-note">{t('figures.noneHelp')}</p>
    </>
  )
}
