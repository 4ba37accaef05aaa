import './chart.css'
import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import { Bar as Rect } from '@visx/shape'
import { BottomValues } from '#platform/web/chart/Axes.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { ticksIn, valueScale } from '#platform/web/chart/value-scale.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ChartLink } from './ChartLink.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { fitLabel } from './fit-label.ts'

/** One bar: its label is above it, so that it fits on a phone. */
export type Bar = {
  key: string
  label: string
  value: number
  /** The rows that the value counts. */
  to?: PageHref | null | undefined
  /** Drawn as an outline: separate from the other bars, like the sum of those not shown. */
  isAside?: boolean
}

type Props = {
  label: string
  unit: string
  bars: readonly Bar[]
}

const row = 44
const thick = 16
const words = 18
const foot = 40
const end = 64

/** Horizontal bars from zero to the largest; the axis names the unit. The table next to it has the same data. */
export const BarChart = ({ label, unit, bars }: Props) => {
  const [box, width] = useWidth()
  const plotWidth = Math.max(width - end, 40)
  const values = valueScale(
    bars.map(({ value }) => value),
    [0, plotWidth],
    ticksIn(plotWidth),
  )
  const height = bars.length * row
  const rows = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [0, height] })
  return (
    <div ref={box} className="chart-box">
      <ChartSvg
        label={label}
        width={width}
        height={height + foot}
        hasLinks={bars.some(({ to }) => Boolean(to))}
      >
        <Group left={0.5}>
          <BottomValues {...values} format={formatNumber} top={height} isFlush />
          {bars.map(({ key, label: name, value, to, isAside }) => (
            <Group key={key} top={rows(key) ?? 0}>
              <ChartLink to={to} label={`${name}: ${formatNumber(value)}`}>
                <rect className="chart-target" width={width} height={row - 4} />
                <text className="chart-label" x={2} y={words - 6}>
                  {fitLabel(name, width)}
                </text>
                <Rect
                  className={isAside ? 'chart-bar chart-bar-aside' : 'chart-bar'}
                  y={words}
                  width={Math.max(values.scale(value), value > 0 ? 2 : 0)}
                  height={thick}
                  rx={2}
                />
                <text className="chart-value" x={values.scale(value) + 8} y={words + thick - 3}>
                  {formatNumber(value)}
                </text>
              </ChartLink>
            </Group>
          ))}
        </Group>
        <text x={plotWidth} y={height + 34} textAnchor="end">
          {unit}
        </text>
      </ChartSvg>
    </div>
  )
}
