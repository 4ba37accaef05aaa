import '../deals.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { useWidth } from '#platform/web/work/components/chart/use-width.ts'
import type { Outcomes } from '../deal.types.ts'

type Points = Outcomes['survival']

/** Minimum number of companies for a share. */
const enough = 3

const high = 200
const left = 44
const right = 16
const head = 24
const foot = 28

/** Percentages known to be living, and possibly living. */
const boundsOf = ({ companies, living, unknown }: Points[number]): { low: number; top: number } => ({
  low: (living / companies) * 100,
  top: ((living + unknown) / companies) * 100,
})

const Band = ({ points, label }: { points: Points; label: string }) => {
  const t = useTexts('deals')
  const [box, width] = useWidth()
  const wide = Math.max(width - left - right, 40)
  const x = (n: number): number => left + (points.length > 1 ? (n / (points.length - 1)) * wide : wide / 2)
  const y = (percent: number): number => head + high - (percent / 100) * high
  const along = (of: 'low' | 'top') => points.map((point, n) => `${x(n)},${y(boundsOf(point)[of])}`)
  const unknown = [...along('top'), ...along('low').toReversed()].join(' ')
  const known = [...along('low'), `${x(points.length - 1)},${y(0)}`, `${x(0)},${y(0)}`].join(' ')
  return (
    <div ref={box} className="chart-box">
      <svg role="img" aria-label={label} width={width} height={head + high + foot} className="chart">
        <text className="chart-unit" x={0} y={12}>
          {t('outcomes.share')}
        </text>
        {[0, 25, 50, 75, 100].map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={left} x2={left + wide} y1={y(tick)} y2={y(tick)} />
            <text className="chart-tick" x={left - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <polygon className="deal-band-known" points={known} />
        <polygon className="deal-band-unknown" points={unknown} />
        {points.map(({ halfYears }, n) =>
          halfYears % 2 === 0 ? (
            <text
              key={halfYears}
              className="chart-tick"
              x={x(n)}
              y={head + high + 20}
              textAnchor={n === 0 ? 'start' : n === points.length - 1 ? 'end' : 'middle'}
            >
              {t('outcomes.year', { count: halfYears / 2 })}
            </text>
          ) : null,
        )}
      </svg>
      <ul className="chart-legend">
        {(['living', 'unknown'] as const).map((key) => (
          <li key={key}>
            <svg width={28} height={12} aria-hidden>
              <rect
                className={key === 'living' ? 'deal-band-known' : 'deal-band-unknown'}
                width={28}
                height={12}
              />
            </svg>
            {t(`outcomes.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Chart of survival after each half-year: a band between the known and the possible number. */
export const SurvivalBand = ({ points }: { points: Points }) => {
  const t = useTexts('deals')
  const most = points[0]
  if (!most) return <p className="deal-note">{t('outcomes.noSurvival')}</p>
  // A share of one or two companies says nothing.
  const last = points.findLast(({ companies }) => companies >= enough)
  if (!last) return <p className="deal-note">{t('outcomes.findingFew', { count: most.companies })}</p>
  const title = t(last.unknown === 0 ? 'outcomes.findingExact' : 'outcomes.finding', {
    count: last.companies,
    years: formatNumber(last.halfYears / 2),
    low: last.living,
    high: last.living + last.unknown,
  })
  return (
    <ChartFigure
      title={title}
      text={t('outcomes.survivalText')}
      chart={<Band points={points} label={title} />}
      table={
        <table className="deal-table">
          <caption className="visually-hidden">{t('outcomes.survival')}</caption>
          <thead>
            <tr>
              {(['years', 'companies', 'living', 'closed', 'unknown'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`outcomes.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ halfYears, companies, living, closed, unknown }) => (
              <tr key={halfYears}>
                <th scope="row" className="tabular">
                  {formatNumber(halfYears / 2)}
                </th>
                <td className="tabular">{companies}</td>
                <td className="tabular">{living}</td>
                <td className="tabular">{closed}</td>
                <td className="tabular">{unknown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
