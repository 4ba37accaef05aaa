import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { fundingNeed } from '../../../domain/funding-need.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { amountText } from '../shown-numbers.ts'
import { Figure } from './Figure.tsx'
import { YearChart } from './YearChart.tsx'

/** Net cash flow by year; inflows are above zero. */
export const CashFlowChart = ({ inputs, results }: { inputs: Inputs; results: Results }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const unit = t(`unit.${inputs.unit}`)
  const need = fundingNeed(results.years)
  return (
    <Figure
      id="chart-flow"
      title={t('charts.flow.title')}
      text={
        need
          ? t('charts.flow.worst', {
              year: need.year,
              value: `${amountText(need.value, locale)} ${unit}`,
            })
          : t('charts.flow.never')
      }
    >
      <YearChart
        label={t('charts.flow.title')}
        unit={unit}
        years={results.years.map(({ year, netCashFlow }) => ({
          year,
          parts: [
            {
              className: netCashFlow < 0 ? 'calculator-chart__minus' : 'calculator-chart__plus',
              value: netCashFlow,
            },
          ],
        }))}
      />
    </Figure>
  )
}
