import './chart.css'
import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import { Bar as Rect, Polygon } from '@visx/shape'
import { BottomValues } from '#platform/web/chart/Axes.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { ticksIn, valueScale } from '#platform/web/chart/value-scale.ts'
import { formatNumber, formatPercent } from '../../../i18n/numbers.ts'
import { ChartLink } from './ChartLink.tsx'
import { ChartSvg } from './ChartSvg.tsx'
import { fitLabel } from './fit-label.ts'
import { baseOf, type FunnelStep } from './funnel-steps.ts'

type Props = { label: string; unit: string; steps: readonly FunnelStep[] }

const row = 50
const thick = 20
const words = 20
const foot = 40
const end = 150

/**
 * Steps of a path: each bar flows into the next, so that losses are visible; shares are relative to the first and to
 * the previous step.
 */
export const FunnelChart = ({ label, unit, steps }: Props) => {
  const [box, width] = useWidth()
  const plotWidth = Math.max(width - end, 40)
  const values = valueScale(
    steps.map(({ value }) => value),
    [0, plotWidth],
    ticksIn(plotWidth),
  )
  const height = steps.length * row
  const rows = scaleBand<string>({ domain: steps.map(({ key }) => key), range: [0, height] })
  const first = steps[0]?.value ?? 0
  const sharesOf = (value: number, n: number): string => {
    const before = baseOf(steps, n)
    if (first === 0 || n === 0) return ''
    return ` · ${formatPercent(value / first)}${before ? ` · ${formatPercent(value / before)}` : ''}`
  }
  return (
    <div ref={box} className="chart-box">
      <ChartSvg
        label={label}
        width={width}
        height={height + foot}
        hasLinks={steps.some(({ to }) => Boolean(to))}
      >
        <Group left={0.5}>
          <BottomValues {...values} format={formatNumber} top={height} isFlush />
          {steps.map(({ key, value, isAside }, n) => {
            const following = steps.findIndex((step, at) => at > n && !step.isAside)
            const next = steps[following]
            const top = (rows(key) ?? 0) + words + thick
            return isAside || !next ? null : (
              <Polygon
                key={key}
                className="chart-flow"
                points={[
                  [0, top],
                  [values.scale(value), top],
                  [values.scale(next.value), top + row * (following - n) - thick],
                  [0, top + row * (following - n) - thick],
                ]}
              />
            )
          })}
          {steps.map(({ key, label: name, value, to, isAside }, n) => (
            <Group key={key} top={rows(key) ?? 0}>
              <ChartLink to={to} label={`${name}: ${formatNumber(value)}`}>
                <rect className="chart-target" width={width} height={row - 4} />
                <text className="chart-label" x={4} y={words - 6}>
                  {fitLabel(name, width)}
                </text>
                <Rect
                  className={isAside ? 'chart-bar chart-bar-aside' : 'chart-bar'}
                  y={words}
                  width={Math.max(values.scale(value), value > 0 ? 2 : 0)}
                  height={thick}
                  rx={2}
                />
                <text className="chart-value" x={values.scale(value) + 8} y={words + thick - 5}>
                  {formatNumber(value)}
                  <tspan className="chart-share">{sharesOf(value, n)}</tspan>
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
