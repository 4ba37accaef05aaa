import './chart.css'
import { Group } from '@visx/group'
import { scaleBand, scaleOrdinal } from '@visx/scale'
import { BarStackHorizontal } from '@visx/shape'
import { BottomValues } from '#platform/web/chart/Axes.tsx'
import { usePatterns } from '#platform/web/chart/Patterns.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { ticksIn, valueScale } from '#platform/web/chart/value-scale.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ChartLink } from './ChartLink.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { fitLabel } from './fit-label.ts'
import { PartsLegend } from './PartsLegend.tsx'

/** One bar with the value of each part. */
type StackedBar = {
  key: string
  label: string
  values: readonly number[]
  to?: PageHref | null | undefined
}

type Props = {
  label: string
  unit: string
  /** Names of the parts from left to right, up to four: there are as many patterns. */
  parts: readonly string[]
  bars: readonly StackedBar[]
}

const row = 44
const thick = 16
const words = 18
const foot = 40
const end = 64

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Horizontal bars of several parts, which differ by pattern as well as colour. */
export const StackedBarChart = ({ label, unit, parts, bars }: Props) => {
  const [box, width] = useWidth()
  const { definitions, fill } = usePatterns(parts.length)
  const plotWidth = Math.max(width - end, 40)
  const values = valueScale(
    bars.map((bar) => sumOf(bar.values)),
    [0, plotWidth],
    ticksIn(plotWidth),
  )
  const height = bars.length * row
  const keys = parts.map((_part, n) => n)
  const rows = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [0, height] })
  const wordsOf = ({ label: name, values: of }: StackedBar): string =>
    `${name}: ${parts.map((part, n) => `${part} ${formatNumber(of[n] ?? 0)}`).join(', ')}`
  return (
    <div ref={box} className="chart-box">
      <ChartSvg
        label={label}
        width={width}
        height={height + foot}
        hasLinks={bars.some(({ to }) => Boolean(to))}
      >
        {definitions}
        <Group left={0.5}>
          <BottomValues {...values} format={formatNumber} top={height} isFlush />
          <BarStackHorizontal<StackedBar, number>
            data={[...bars]}
            keys={keys}
            y={({ key }) => key}
            value={(bar, n) => bar.values[n] ?? 0}
            xScale={values.scale}
            yScale={rows}
            color={scaleOrdinal<number, string>({ domain: keys, range: keys.map(fill) })}
          >
            {(stacks) =>
              bars.map((bar, at) => (
                <Group key={bar.key} top={rows(bar.key) ?? 0}>
                  <ChartLink to={bar.to} label={wordsOf(bar)}>
                    <rect className="chart-target" width={width} height={row - 4} />
                    <text className="chart-label" x={2} y={words - 6}>
                      {fitLabel(bar.label, width)}
                    </text>
                    {stacks.map(({ key: part, bars: drawn }) => {
                      const { x, width: long, color } = drawn[at]!
                      return long > 0 ? (
                        <rect
                          key={part}
                          className={`chart-part chart-part-${part + 1}`}
                          x={x}
                          y={words}
                          width={Math.max(long, 2)}
                          height={thick}
                          fill={color}
                        />
                      ) : null
                    })}
                    <text
                      className="chart-value"
                      x={values.scale(sumOf(bar.values)) + 8}
                      y={words + thick - 3}
                    >
                      {formatNumber(sumOf(bar.values))}
                    </text>
                  </ChartLink>
                </Group>
              ))
            }
          </BarStackHorizontal>
        </Group>
        <text x={plotWidth} y={height + 34} textAnchor="end">
          {unit}
        </text>
      </ChartSvg>
      <PartsLegend parts={parts} fill={fill} />
    </div>
  )
}
