import './chart.css'
import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleTime } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { bottomTick, LeftValues } from '#platform/web/chart/Axes.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { valueScale } from '#platform/web/chart/value-scale.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { formatDate } from '../../../i18n/dates.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { ChartLink } from './ChartLink.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { fitLabel } from './fit-label.ts'
import { lineClass, LineLegend, lineMark } from './line-marks.tsx'

/** A point in time that opens its source. */
type TimePoint = { key: string; at: string; value: number; name: string; to: PageHref | null }

/** Lines that share a scale of values, above the common axis of time. */
export type TimePanel = {
  key: string
  /** What is plotted, with its unit. */
  title: string
  lines: readonly {
    key: string
    label: string
    points: readonly TimePoint[]
    /** Single values that do not last: without a line between them. */
    isLoose?: boolean
  }[]
}

type Props = { label: string; panels: readonly TimePanel[] }

const right = 16
const head = 26
const gap = 22
const foot = 28

/** Room of a digit of a value at the left. */
const digitWidth = 8

/** Height of a panel's plot: many panels are still seen together. */
const heightOf = (panels: readonly TimePanel[]): number => (panels.length > 4 ? 64 : 104)

/** Room of a day's label. */
const dayWidth = 96

const hour = 3_600_000

/** First and last moment of all points; a single moment gets a day around it. */
const periodOf = (panels: readonly TimePanel[]): [Date, Date] => {
  const times = panels.flatMap(({ lines }) =>
    lines.flatMap(({ points }) => points.map(({ at }) => Date.parse(at))),
  )
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return first === last
    ? [new Date(first - 12 * hour), new Date(last + 12 * hour)]
    : [new Date(first), new Date(last)]
}

/** The corners of a line whose values last until the next point. */
const stepsOf = (points: readonly TimePoint[]): { at: string; value: number }[] =>
  points.flatMap(({ at, value }, n) => {
    const next = points[n + 1]
    return next
      ? [
          { at, value },
          { at: next.at, value },
        ]
      : [{ at, value }]
  })

/** The title of a panel, with the name of its only line: a line alone needs no legend. */
const headOf = (title: string, lines: TimePanel['lines']): string => {
  const [only, ...others] = lines
  return !only || others.length > 0 || only.label === title ? title : `${title} · ${only.label}`
}

/** Panels of different scales over one axis of time; a value lasts until the next point. */
export const TimeChart = ({ label, panels }: Props) => {
  const [box, width] = useWidth()
  const high = heightOf(panels)
  const plots = panels.map(({ lines }) =>
    valueScale(
      lines.flatMap(({ points }) => points.map(({ value }) => value)),
      [high, 0],
      high > 80 ? 3 : 2,
    ),
  )
  const labels = plots.flatMap(({ ticks }) => ticks.map((tick) => formatNumber(tick).length))
  const left = Math.max(60, Math.max(...labels) * digitWidth + 12)
  const wide = Math.max(width - left - right, 40)
  const time = scaleTime<number>({ domain: periodOf(panels), range: [0, wide] })
  const bottom = panels.length * (head + high + gap)
  const round = time.ticks(Math.max(1, Math.floor(wide / dayWidth) - 1))
  // A narrow chart may have no round days: its period is named by its ends.
  const isEnds = round.length < 2
  const ticks = isEnds ? time.domain() : round
  return (
    <div ref={box} className="chart-box">
      <ChartSvg label={label} width={width} height={bottom + foot} hasLinks>
        {panels.map(({ key, title, lines }, row) => {
          const values = plots[row]!
          return (
            <Group key={key} top={row * (head + high + gap)}>
              <text className="chart-label" x={0} y={14}>
                {fitLabel(headOf(title, lines), width)}
              </text>
              <Group left={left} top={head}>
                <LeftValues {...values} format={formatNumber} width={wide} />
                {lines.map(({ key: name, points, isLoose = false }, n) => (
                  <g key={name} className={lineClass(n)}>
                    {isLoose ? null : (
                      <LinePath
                        className="chart-stroke"
                        data={stepsOf(points)}
                        x={({ at }) => time(new Date(at))}
                        y={({ value }) => values.scale(value)}
                      />
                    )}
                    {points.map(({ key: point, at, value, name: words, to }) => (
                      <Group key={point} left={time(new Date(at))} top={values.scale(value)}>
                        <ChartLink to={to} label={`${formatDate(at)}, ${words}: ${formatNumber(value)}`}>
                          {lineMark(n)}
                        </ChartLink>
                      </Group>
                    ))}
                  </g>
                ))}
              </Group>
            </Group>
          )
        })}
        <Group left={left} top={bottom - gap}>
          <AxisBottom
            scale={time}
            tickValues={ticks}
            tickFormat={(tick) => formatDate(new Date(Number(tick)).toISOString())}
            tickLabelProps={(_tick, n) => ({ textAnchor: isEnds ? (n === 0 ? 'start' : 'end') : 'middle' })}
            tickComponent={bottomTick}
            tickLength={10}
            axisLineClassName="chart-zero"
            hideTicks
          />
        </Group>
      </ChartSvg>
      {panels.map(({ key, title, lines }) =>
        lines.length > 1 ? (
          <LineLegend key={key} lines={lines} {...(panels.length > 1 ? { title } : {})} />
        ) : null,
      )}
    </div>
  )
}
