import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { usePatterns } from '#platform/web/chart/Patterns.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { shareText } from '../shown-numbers.ts'
import { Figure } from './Figure.tsx'
import { YearChart } from './YearChart.tsx'

const parts = ['variableCosts', 'fixedCosts', 'depreciation', 'interest', 'tax'] as const

const partClass = (n: number): string => `chart-part chart-part-${n + 1}`

/** Components of the costs by year. */
export const CostChart = ({ inputs, results }: { inputs: Inputs; results: Results }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const { definitions, fill } = usePatterns(parts.length)
  const { totals } = results
  const all = parts.reduce((sum, part) => sum + totals[part], 0)
  const largest = parts.reduce((largestPart, part) =>
    totals[part] > totals[largestPart] ? part : largestPart,
  )
  return (
    <Figure
      id="chart-costs"
      title={t('charts.costs.title')}
      text={
        all > 0
          ? t('charts.costs.largest', {
              part: t(`lines.${largest}`),
              share: shareText(totals[largest] / all, locale),
            })
          : t('charts.costs.none')
      }
      legend={parts.map((part, n) => ({
        className: partClass(n),
        fill: fill(n),
        label: t(`lines.${part}`),
      }))}
    >
      <YearChart
        label={t('charts.costs.title')}
        unit={t(`unit.${inputs.unit}`)}
        definitions={definitions}
        years={results.years.map((year) => ({
          year: year.year,
          parts: parts.map((part, n) => ({
            className: partClass(n),
            fill: fill(n),
            value: year[part],
          })),
        }))}
      />
    </Figure>
  )
}
