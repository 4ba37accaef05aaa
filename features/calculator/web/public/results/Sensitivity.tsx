import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { tornadoOf, turningsOf, type Swing, type Turning } from '../../../domain/analysis.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { amountText, shareText } from '../shown-numbers.ts'
import { Figure } from './Figure.tsx'
import { TornadoChart } from './TornadoChart.tsx'

type Analysis = { of: Inputs; swings: readonly Swing[]; turnings: readonly Turning[] }

/** The turning value of a driver, in words. */
const turningText = (
  { driver, factor }: Turning,
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

/** Tornado chart and turning values, calculated after the figures are shown because it takes a moment. */
export const Sensitivity = ({ inputs, results }: { inputs: Inputs; results: Results }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  useEffect(() => {
    const timer = setTimeout(
      () => setAnalysis({ of: inputs, swings: tornadoOf(inputs), turnings: turningsOf(inputs) }),
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
  const { swings, turnings } = analysis
  const [strongest] = swings
  return (
    <>
      <Figure
        id="chart-tornado"
        title={t('charts.tornado.title')}
        text={t('charts.tornado.strongest', { driver: t(`drivers.${strongest!.driver}`) })}
        legend={[
          { className: 'calculator-chart__low', label: t('charts.tornado.low') },
          { className: 'calculator-chart__high', label: t('charts.tornado.high') },
        ]}
      >
        <TornadoChart
          label={t('charts.tornado.title')}
          unit={t(`unit.${inputs.unit}`)}
          base={results.npv}
          bars={swings.map(({ driver, low, high }) => ({
            key: driver,
            label: t(`drivers.${driver}`),
            low,
            high,
          }))}
        />
      </Figure>
      <section className="calculator-chart" aria-labelledby="results-turnings">
        <h3 id="results-turnings">{t('turnings.title')}</h3>
        <p className="calculator__muted">
          {t('turnings.text', { npv: `${amountText(results.npv, locale)} ${t(`unit.${inputs.unit}`)}` })}
        </p>
        <dl className="turnings">
          {turnings.map((turning) => (
            <div key={turning.driver}>
              <dt>{t(`drivers.${turning.driver}`)}</dt>
              <dd>{turningText(turning, results, { t, locale })}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
