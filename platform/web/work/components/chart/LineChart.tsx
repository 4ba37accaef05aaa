import './chart.css'
import { Group } from '@visx/group'
import { scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { BottomLabels, LeftValues } from '#platform/web/chart/Axes.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { shownLabels, valueScale } from '#platform/web/chart/value-scale.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ChartLink } from './ChartLink.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { lineClass, LineLegend, lineMark } from './line-marks.tsx'

/** A line: several lines differ by colour, dashes and markers, so that no colour vision is needed. */
type Line = {
  key: string
  label: string
  values: readonly number[]
  /** The rows that each value counts. */
  to?: readonly (PageHref | null)[]
}

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

/** Lines over equal steps; the axis starts at zero. The table next to it has the same data. */
export const LineChart = ({ label, unit, places, lines }: Props) => {
  const [box, width] = useWidth()
  const values = valueScale(
    lines.flatMap((line) => line.values),
    [high, 0],
  )
  const wide = Math.max(width - left - right, 40)
  const steps = scalePoint<number>({ domain: places.map((_place, n) => n), range: [0, wide] })
  const x = (n: number): number => steps(n) ?? 0
  return (
    <div ref={box} className="chart-box">
      <ChartSvg
        label={label}
        width={width}
        height={head + high + foot}
        hasLinks={lines.some(({ to }) => to !== undefined)}
      >
        <text x={0} y={12}>
          {unit}
        </text>
        <Group left={left} top={head}>
          <LeftValues {...values} format={formatNumber} width={wide} />
          <BottomLabels
            at={places.map((_place, n) => x(n))}
            labels={places}
            shown={shownLabels(places.length, wide, 92)}
            y={high + 20}
            isFlush
          />
          {lines.map(({ key, label: name, values: of, to }, n) => (
            <g key={key} className={lineClass(n)}>
              <LinePath
                className="chart-stroke"
                data={[...of]}
                x={(_value, at) => x(at)}
                y={(value) => values.scale(value)}
              />
              {of.map((value, at) => (
                <Group key={places[at]} left={x(at)} top={values.scale(value)}>
                  <ChartLink
                    to={value === 0 ? null : to?.[at]}
                    label={`${places[at]}, ${name}: ${formatNumber(value)}`}
                  >
                    {lineMark(n)}
                  </ChartLink>
                </Group>
              ))}
            </g>
          ))}
        </Group>
      </ChartSvg>
      <LineLegend lines={lines} />
    </div>
  )
}
