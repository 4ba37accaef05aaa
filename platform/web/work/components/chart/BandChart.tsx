import '#platform/web/chart/axes.css'
import './chart.css'
import { Group } from '@visx/group'
import { scalePoint } from '@visx/scale'
import { Area } from '@visx/shape'
import { BottomLabels, LeftValues } from '#platform/web/chart/Axes.tsx'
import { usePatterns } from '#platform/web/chart/Patterns.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { shownLabels, valueScale } from '#platform/web/chart/value-scale.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ChartSvg } from './ChartSvg.tsx'
import { PartsLegend } from './PartsLegend.tsx'

/** A place of the horizontal axis: what is known at least, and what is possible at most, in percent. */
type Bounds = {
  key: string
  low: number
  top: number
  /** Label below the axis, if the place has one. */
  label: string | null
}

type Props = {
  label: string
  unit: string
  /** Names of the area that is known and of the one that is possible. */
  names: readonly [known: string, possible: string]
  points: readonly Bounds[]
}

const high = 200
const left = 44
const right = 16
const head = 24
const foot = 28

/** A share that is known only within bounds, over equal steps; both areas differ by pattern. */
export const BandChart = ({ label, unit, names, points }: Props) => {
  const [box, width] = useWidth()
  const { definitions, fill } = usePatterns(names.length)
  const wide = Math.max(width - left - right, 40)
  const places = scalePoint<number>({ domain: points.map((_point, n) => n), range: [0, wide] })
  const percents = valueScale([100], [high, 0])
  const x = (_point: Bounds, n: number): number => places(n) ?? 0
  const low = (point: Bounds): number => percents.scale(point.low)
  const labels = points.flatMap((point, n) =>
    point.label === null ? [] : [{ at: x(point, n), label: point.label }],
  )
  return (
    <div ref={box} className="chart-box">
      <ChartSvg label={label} width={width} height={head + high + foot} hasLinks={false}>
        {definitions}
        <text x={0} y={12}>
          {unit}
        </text>
        <Group left={left} top={head}>
          <LeftValues {...percents} format={formatNumber} width={wide} />
          <Area
            className="chart-part chart-part-1"
            fill={fill(0)}
            data={[...points]}
            x={x}
            y0={high}
            y1={low}
          />
          <Area
            className="chart-part chart-part-2"
            fill={fill(1)}
            data={[...points]}
            x={x}
            y0={low}
            y1={({ top }) => percents.scale(top)}
          />
          <BottomLabels
            at={labels.map(({ at }) => at)}
            labels={labels.map((one) => one.label)}
            shown={shownLabels(labels.length, wide, 60)}
            y={high + 20}
            isFlush
          />
        </Group>
      </ChartSvg>
      <PartsLegend parts={names} fill={fill} />
    </div>
  )
}
