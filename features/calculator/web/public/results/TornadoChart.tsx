import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import { Bar as Rect, Line } from '@visx/shape'
import { BottomValues } from '#platform/web/chart/Axes.tsx'
import type { usePatterns } from '#platform/web/chart/Patterns.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { valueScale } from '#platform/web/chart/value-scale.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { amountText } from '../shown-numbers.ts'

type Bar = { key: string; label: string; low: number; high: number }

type Props = {
  label: string
  unit: string
  base: number
  bars: readonly Bar[]
  /** Patterns of the two ends of a bar. */
  patterns: ReturnType<typeof usePatterns>
}

const ends = ['low', 'high'] as const

const row = 46
const thick = 16
const side = 36

/** Horizontal bars around the base value, widest on top. */
export const TornadoChart = ({ label, unit, base, bars, patterns: { definitions, fill } }: Props) => {
  const locale = useLocale()
  const [box, width] = useWidth()
  const values = valueScale(
    [base, ...bars.flatMap(({ low, high }) => [low, high])],
    [side, Math.max(width - side, side + 60)],
    3,
  )
  const x = values.scale
  const height = bars.length * row
  const rows = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [0, height] })
  return (
    <div ref={box} className="chart-box">
      <svg role="img" aria-label={label} width={width} height={height + 40} className="chart">
        {definitions}
        <BottomValues {...values} format={(tick) => amountText(tick, locale)} top={height} />
        {bars.map(({ key, label: name, ...moved }) => (
          <Group key={key} top={rows(key) ?? 0}>
            <text className="calculator-chart__name" x={2} y={14}>
              {name}
            </text>
            {ends.map((end, n) => (
              <Rect
                key={end}
                className={`chart-part chart-part-${n + 1}`}
                fill={fill(n)}
                x={Math.min(x(base), x(moved[end]))}
                y={20}
                width={Math.abs(x(moved[end]) - x(base))}
                height={thick}
              >
                <title>{`${name}: ${amountText(moved[end], locale)} ${unit}`}</title>
              </Rect>
            ))}
          </Group>
        ))}
        <Line className="calculator-chart__base" from={{ x: x(base), y: 0 }} to={{ x: x(base), y: height }} />
        <text x={width} y={height + 34} textAnchor="end">
          {unit}
        </text>
      </svg>
    </div>
  )
}
