import { useLocale } from '#platform/web/public/use-locale.ts'
import { amountText } from '../shown-numbers.ts'
import { scaleOf, ticksOver } from './chart-scale.ts'
import { useChartWidth } from './use-chart-width.ts'

type Bar = { key: string; label: string; low: number; high: number }

type Props = { label: string; unit: string; base: number; bars: readonly Bar[] }

const row = 46
const thick = 16

/** Horizontal bars around the base value, widest on top. */
export const TornadoChart = ({ label, unit, base, bars }: Props) => {
  const locale = useLocale()
  const [box, width] = useChartWidth()
  const ticks = ticksOver([base, ...bars.flatMap(({ low, high }) => [low, high])], 3)
  const side = 36
  const scale = scaleOf(ticks, Math.max(width - 2 * side, 60))
  const x = (value: number): number => side + scale(value)
  const height = bars.length * row
  return (
    <div ref={box} className="calculator-chart__box">
      <svg role="img" aria-label={label} width={width} height={height + 40} className="calculator-chart__svg">
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(${x(tick)} 0)`}>
            <line className={tick === 0 ? 'calculator-chart__zero' : 'calculator-chart__grid'} y2={height} />
            <text y={height + 16} textAnchor="middle">
              {amountText(tick, locale)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label: name, low, high }, n) => (
          <g key={key} transform={`translate(0 ${n * row})`}>
            <text className="calculator-chart__name" x={2} y={14}>
              {name}
            </text>
            {(
              [
                ['low', low],
                ['high', high],
              ] as const
            ).map(([end, value]) => (
              <rect
                key={end}
                className={`calculator-chart__${end}`}
                x={Math.min(x(base), x(value))}
                y={20}
                width={Math.abs(x(value) - x(base))}
                height={thick}
              >
                <title>{`${name}: ${amountText(value, locale)} ${unit}`}</title>
              </rect>
            ))}
          </g>
        ))}
        <line className="calculator-chart__base" x1={x(base)} x2={x(base)} y1={0} y2={height} />
        <text x={width} y={height + 34} textAnchor="end">
          {unit}
        </text>
      </svg>
    </div>
  )
}
