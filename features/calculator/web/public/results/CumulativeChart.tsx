import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { ratioText } from '../shown-numbers.ts'
import { Figure } from './Figure.tsx'
import { YearChart } from './YearChart.tsx'

/** Cumulative discounted cash flow: the project pays back where the line crosses zero. */
export const CumulativeChart = ({ inputs, results }: { inputs: Inputs; results: Results }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const { payback } = results
  return (
    <Figure
      id="chart-cumulative"
      title={t('charts.cumulative.title')}
      text={
        payback.kind === 'PAID'
          ? t('charts.cumulative.paid', { years: ratioText(payback.years, locale) })
          : t('charts.cumulative.never')
      }
      legend={[
        { className: 'calculator-chart__quiet', label: t('lines.discounted') },
        { className: 'calculator-chart__dot', label: t('lines.cumulative') },
      ]}
    >
      <YearChart
        label={t('charts.cumulative.title')}
        unit={t(`unit.${inputs.unit}`)}
        years={results.years.map(({ year, discounted }) => ({
          year,
          parts: [{ className: 'calculator-chart__quiet', value: discounted }],
        }))}
        line={results.years.map(({ cumulative }) => cumulative)}
      />
    </Figure>
  )
}
