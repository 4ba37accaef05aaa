import { useLocale } from '#platform/web/public/use-locale.ts'
import { amountText } from '../shown-numbers.ts'
import { scaleOf, ticksOver } from './chart-scale.ts'
import { useChartWidth } from './use-chart-width.ts'

/** Parts of a year, stacked up and down from zero by sign. */
export type YearBars = { year: number; parts: readonly { className: string; value: number }[] }

type Props = {
  label: string
  unit: string
  years: readonly YearBars[]
  /** A line over the bars. */
  line?: readonly number[]
}

const high = 220
const left = 76
const head = 22
const foot = 26

const reach = (years: readonly YearBars[]): number[] =>
  years.flatMap(({ parts }) => [
    parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0),
    parts.reduce((sum, { value }) => sum + Math.min(value, 0), 0),
  ])

/** Vertical bars by year around zero, optionally with a line. */
export const YearChart = ({ label, unit, years, line }: Props) => {
  const locale = useLocale()
  const [box, width] = useChartWidth()
  const ticks = ticksOver([...reach(years), ...(line ?? [])])
  const wide = Math.max(width - left - 8, 60)
  const scale = scaleOf(ticks, high)
  const y = (value: number): number => head + high - scale(value)
  const slot = wide / years.length
  const middle = (n: number): number => left + slot * (n + 0.5)
  const every = Math.max(1, Math.ceil((years.length * 44) / wide))
  return (
    <div ref={box} className="calculator-chart__box">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={head + high + foot}
        className="calculator-chart__svg"
      >
        <text x={0} y={12}>
          {unit}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? 'calculator-chart__zero' : 'calculator-chart__grid'}
              x1={left}
              x2={left + wide}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end">
              {amountText(tick, locale)}
            </text>
          </g>
        ))}
        {years.map(({ year, parts }, n) => {
          let up = 0
          let down = 0
          return (
            <g key={year}>
              {parts.map(({ className, value }) => {
                const from = value >= 0 ? up : down
                const to = from + value
                if (value >= 0) up = to
                else down = to
                return (
                  <rect
                    key={className}
                    className={className}
                    x={middle(n) - Math.min(slot * 0.32, 28)}
                    width={Math.min(slot * 0.64, 56)}
                    y={y(Math.max(from, to))}
                    height={Math.abs(scale(to) - scale(from))}
                  >
                    <title>{`${year}: ${amountText(value, locale)} ${unit}`}</title>
                  </rect>
                )
              })}
              {(years.length - 1 - n) % every === 0 ? (
                <text x={middle(n)} y={head + high + 18} textAnchor="middle">
                  {year}
                </text>
              ) : null}
            </g>
          )
        })}
        {line ? (
          <g className="calculator-chart__line">
            <polyline points={line.map((value, n) => `${middle(n)},${y(value)}`).join(' ')} />
            {line.map((value, n) => (
              <circle key={years[n]!.year} cx={middle(n)} cy={y(value)} r={4}>
                <title>{`${years[n]!.year}: ${amountText(value, locale)} ${unit}`}</title>
              </circle>
            ))}
          </g>
        ) : null}
      </svg>
    </div>
  )
}
