import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { Line } from '@visx/shape'
import type { valueScale } from './value-scale.ts'

type Values = ReturnType<typeof valueScale>

const gridClass = (tick: number): string => (tick === 0 ? 'chart-zero' : 'chart-grid')

/** A plain text instead of the library's, which measures each label in the page. */
export const bottomTick = ({ x, y, formattedValue, textAnchor }: TickRendererProps) => (
  <text x={x} y={y} textAnchor={textAnchor}>
    {formattedValue}
  </text>
)

const leftTick = ({ x, y, formattedValue }: TickRendererProps) => (
  <text x={x} y={y + 4} textAnchor="end">
    {formattedValue}
  </text>
)

type Common = Values & { format: (value: number) => string }

type BottomProps = Common & {
  top: number
  /** Whether the first and last labels end at the plot's edges, because there is no room beyond. */
  isFlush?: boolean
}

/** A horizontal axis of values below a plot, with grid lines through it. */
export const BottomValues = ({ scale, ticks, format, top, isFlush = false }: BottomProps) => {
  const anchor = (at: number): 'start' | 'middle' | 'end' => {
    if (!isFlush || (at > 0 && at < ticks.length - 1)) return 'middle'
    return at === 0 ? 'start' : 'end'
  }
  return (
    <>
      {ticks.map((tick) => (
        <Line
          key={tick}
          className={gridClass(tick)}
          from={{ x: scale(tick), y: 0 }}
          to={{ x: scale(tick), y: top }}
        />
      ))}
      <AxisBottom
        scale={scale}
        top={top}
        tickValues={ticks}
        tickFormat={(tick) => format(Number(tick))}
        tickLabelProps={(_tick, at) => ({ textAnchor: anchor(at) })}
        tickComponent={bottomTick}
        tickLength={6}
        hideAxisLine
        hideTicks
      />
    </>
  )
}

/** A vertical axis of values at the left of a plot, with grid lines through it. */
export const LeftValues = ({ scale, ticks, format, width }: Common & { width: number }) => (
  <>
    {ticks.map((tick) => (
      <Line
        key={tick}
        className={gridClass(tick)}
        from={{ x: 0, y: scale(tick) }}
        to={{ x: width, y: scale(tick) }}
      />
    ))}
    <AxisLeft
      scale={scale}
      tickValues={ticks}
      tickFormat={(tick) => format(Number(tick))}
      tickComponent={leftTick}
      tickLength={8}
      hideAxisLine
      hideTicks
    />
  </>
)

type LabelsProps = {
  /** Position of each label. */
  at: readonly number[]
  labels: readonly string[]
  shown: ReadonlySet<number>
  y: number
  isFlush?: boolean
}

/** Labels of a horizontal axis of names or days, as many as there is room for. */
export const BottomLabels = ({ at, labels, shown, y, isFlush = false }: LabelsProps) => {
  const last = labels.length - 1
  return labels.map((label, n) =>
    shown.has(n) ? (
      <text
        // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, their places do not
        key={n}
        x={at[n]}
        y={y}
        textAnchor={isFlush && last > 0 ? (n === last ? 'end' : n === 0 ? 'start' : 'middle') : 'middle'}
      >
        {label}
      </text>
    ) : null,
  )
}
