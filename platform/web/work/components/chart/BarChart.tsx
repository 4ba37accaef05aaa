import './chart.css'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ticksUpTo } from './ticks.ts'
import { useWidth } from './use-width.ts'

/** One bar: its label is above it, so that it fits on a phone. */
export type Bar = {
  key: string
  label: string
  value: number
  /** The part of the value that existed before, in another colour. */
  part?: number
  /** Drawn as an outline: separate from the other bars. */
  isAside?: boolean
}

type Props = {
  label: string
  unit: string
  bars: readonly Bar[]
  /** Names of the part and the rest of each bar. */
  parts?: readonly [part: string, rest: string]
}

const row = 44
const thick = 16
const words = 18
const foot = 40
const end = 56

/** Horizontal bars from zero to the largest; the axis names the unit. The table next to it has the same data. */
export const BarChart = ({ label, unit, bars, parts }: Props) => {
  const [box, width] = useWidth()
  const ticks = ticksUpTo(Math.max(...bars.map(({ value }) => value), 0))
  const top = ticks.at(-1)!
  const room = Math.max(width - end, 40)
  const at = (value: number): number => (value / top) * room
  const height = bars.length * row
  return (
    <div ref={box} className="chart-box">
      <svg role="img" aria-label={label} width={width} height={height + foot} className="chart">
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(${at(tick) + 0.5} 0)`}>
            <line className="chart-grid" y2={height} />
            <text
              className="chart-tick"
              y={height + 16}
              textAnchor={tick === 0 ? 'start' : tick === top ? 'end' : 'middle'}
            >
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label: name, value, part = 0, isAside }, n) => (
          <g key={key} transform={`translate(0 ${n * row})`}>
            <text className="chart-label" x={2} y={words - 6}>
              {name}
            </text>
            <rect
              className={isAside ? 'chart-bar chart-bar-aside' : 'chart-bar'}
              x={0.5}
              y={words}
              width={Math.max(at(value), value > 0 ? 2 : 0)}
              height={thick}
              rx={2}
            />
            {part > 0 ? (
              <rect
                className="chart-bar chart-bar-part"
                x={0.5}
                y={words}
                width={Math.max(at(part), 2)}
                height={thick}
                rx={2}
              />
            ) : null}
            <text className="chart-value" x={at(value) + 8} y={words + thick - 3}>
              {formatNumber(value)}
            </text>
          </g>
        ))}
        <text className="chart-unit" x={room} y={height + 34} textAnchor="end">
          {unit}
        </text>
      </svg>
      {parts ? (
        <ul className="chart-legend">
          {parts.map((name, n) => (
            <li key={name}>
              <svg width={16} height={12} aria-hidden="true">
                <rect
                  className={n === 0 ? 'chart-bar chart-bar-part' : 'chart-bar'}
                  x={0.5}
                  y={0.5}
                  width={15}
                  height={11}
                  rx={2}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
