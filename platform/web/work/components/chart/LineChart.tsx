import './chart.css'
import { formatNumber } from '../../../i18n/numbers.ts'
import { shownLabels, ticksUpTo } from './ticks.ts'
import { useWidth } from './use-width.ts'

/** A line: several lines differ by colour, dashes and markers, so that no colour vision is needed. */
export type Line = { key: string; label: string; values: readonly number[] }

type Props = {
  label: string
  unit: string
  /** Labels of the horizontal axis, from left to right. */
  places: readonly string[]
  lines: readonly Line[]
}

const high = 200
const left = 44
const right = 16
const head = 24
const foot = 28

const marks = [
  <circle key="circle" r={4} />,
  <rect key="square" x={-4} y={-4} width={8} height={8} />,
  <path key="triangle" d="M0 -5 L5 4 L-5 4 Z" />,
]

/** Lines over time; the axis starts at zero. The table next to it has the same data. */
export const LineChart = ({ label, unit, places, lines }: Props) => {
  const [box, width] = useWidth()
  const ticks = ticksUpTo(Math.max(...lines.flatMap(({ values }) => values), 0))
  const top = ticks.at(-1)!
  const wide = Math.max(width - left - right, 40)
  const x = (n: number): number => left + (places.length > 1 ? (n / (places.length - 1)) * wide : wide / 2)
  const y = (value: number): number => head + high - (value / top) * high
  const shown = shownLabels(places.length, wide, 92)
  return (
    <div ref={box} className="chart-box">
      <svg role="img" aria-label={label} width={width} height={head + high + foot} className="chart">
        <text className="chart-unit" x={0} y={12}>
          {unit}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={left} x2={left + wide} y1={y(tick)} y2={y(tick)} />
            <text className="chart-tick" x={left - 8} y={y(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {places.map((place, n) =>
          shown.has(n) ? (
            <text
              key={place}
              className="chart-tick"
              x={x(n)}
              y={head + high + 20}
              textAnchor={n === places.length - 1 ? 'end' : n === 0 ? 'start' : 'middle'}
            >
              {place}
            </text>
          ) : null,
        )}
        {lines.map(({ key, values }, n) => (
          <g key={key} className={`chart-line chart-line-${n + 1}`}>
            <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
            {values.map((value, at) => (
              <g key={places[at]} transform={`translate(${x(at)} ${y(value)})`}>
                {marks[n]}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <ul className="chart-legend">
        {lines.map(({ key, label: name }, n) => (
          <li key={key}>
            <svg width={28} height={12} aria-hidden className={`chart-line chart-line-${n + 1}`}>
              <polyline points="0,6 28,6" />
              <g transform="translate(14 6)">{marks[n]}</g>
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
