import { useEffect, useState } from 'react'
import { usePatterns } from '#platform/web/chart/Patterns.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { tornadoOf, breakEvensOf, type Swing, type BreakEven } from '../../../domain/analysis.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { amountText, shareText } from '../shown-numbers.ts'
import { Figure } from './Figure.tsx'
import { TornadoChart } from './TornadoChart.tsx'
import { TornadoTable } from './TornadoTable.tsx'

type Analysis = { of: Inputs; swings: readonly Swing[]; breakEvens: readonly BreakEven[] }

/** The break-even value of a driver, in words. */
const breakEvenText = (
  { driver, factor }: BreakEven,
  results: Results,
  { t, locale }: { t: ReturnType<typeof useTexts>; locale: ReturnType<typeof useLocale> },
): string => {
  if (factor === null) return t('turnings.none')
  if (driver === 'discountRate')
    return t('turnings.rate', {
      value: shareText(results.wacc * factor, locale),
      now: shareText(results.wacc, locale),
    })
  const change = factor - 1
  return t(change >= 0 ? 'turnings.more' : 'turnings.less', {
    change: shareText(Math.abs(change), locale),
  })
}

/** Tornado chart and break-even values, calculated after the figures are shown because it takes a moment. */
export const Sensitivity = ({ inputs, results }: { inputs: Inputs; results: Results }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const patterns = usePatterns(2)
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  useEffect(() => {
    const timer = setTimeout(
      () => setAnalysis({ of: inputs, swings: tornadoOf(inputs), breakEvens: breakEvensOf(inputs) }),
      60,
    )
    return () => clearTimeout(timer)
  }, [inputs])
  if (!analysis)
    return (
      <p role="status" className="calculator__muted">
        {t('results.reckoning')}
      </p>
    )
  const { swings, breakEvens } = analysis
  const [strongest] = swings
  return (
    <>
      <Figure
        id="chart-tornado"
        title={t('charts.tornado.title')}
        text={t('charts.tornado.strongest', { driver: t(`drivers.${strongest!.driver}`) })}
        legend={[
          { className: 'chart-part chart-part-1', fill: patterns.fill(0), label: t('charts.tornado.low') },
          { className: 'chart-part chart-part-2', fill: patterns.fill(1), label: t('charts.tornado.high') },
        ]}
      >
        <TornadoChart
          label={t('charts.tornado.title')}
          unit={t(`unit.${inputs.unit}`)}
          base={results.npv}
          patterns={patterns}
          bars={swings.map(({ driver, low, high }) => ({
            key: driver,
            label: t(`drivers.${driver}`),
            low,
            high,
          }))}
        />
        <TornadoTable swings={swings} unit={inputs.unit} />
      </Figure>
      <section className="calculator-chart" aria-labelledby="results-turnings">
        <h3 id="results-turnings">{t('turnings.title')}</h3>
        <p className="calculator__muted">
          {t('turnings.text', { npv: `${amountText(results.npv, locale)} ${t(`unit.${inputs.unit}`)}` })}
        </p>
        <dl className="turnings">
          {breakEvens.map((breakEven) => (
            <div key={breakEven.driver}>
              <dt>{t(`drivers.${breakEven.driver}`)}</dt>
              <dd>{breakEvenText(breakEven, results, { t, locale })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
