import type { ReactNode } from 'react'
import { Group } from '@visx/group'
import { scaleBand, scaleOrdinal } from '@visx/scale'
import { BarStack, LinePath } from '@visx/shape'
import { BottomLabels, LeftValues } from '#platform/web/chart/Axes.tsx'
import { useWidth } from '#platform/web/chart/use-width.ts'
import { shownLabels, valueScale } from '#platform/web/chart/value-scale.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { amountText } from '../shown-numbers.ts'

/** Parts of a year, stacked up and down from zero by sign. */
export type YearBars = {
  year: number
  parts: readonly { className: string; value: number; fill?: string }[]
}

type Props = {
  label: string
  unit: string
  years: readonly YearBars[]
  /** Definitions of the patterns that the bars are filled with. */
  definitions?: ReactNode
  /** A line over the bars. */
  line?: readonly number[]
}

const high = 220
const left = 76
const head = 22
const foot = 26

const reach = (years: readonly YearBars[]): number[] =>
  years.flatMap(({ parts }) => [
    parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0),
    parts.reduce((sum, { value }) => sum + Math.min(value, 0), 0),
  ])

/** Vertical bars by year around zero, optionally with a line. */
export const YearChart = ({ label, unit, years, definitions, line }: Props) => {
  const locale = useLocale()
  const [box, width] = useWidth()
  const values = valueScale([...reach(years), ...(line ?? [])], [high, 0])
  const wide = Math.max(width - left - 8, 60)
  const slots = scaleBand<number>({ domain: years.map(({ year }) => year), range: [0, wide], padding: 0.36 })
  const thick = Math.min(slots.bandwidth(), 56)
  const middle = (year: number): number => (slots(year) ?? 0) + slots.bandwidth() / 2
  const keys = [...new Set(years.flatMap(({ parts }) => parts.map(({ className }) => className)))]
  const words = (year: number, value: number): string => `${year}: ${amountText(value, locale)} ${unit}`
  return (
    <div ref={box} className="chart-box">
      <svg role="img" aria-label={label} width={width} height={head + high + foot} className="chart">
        {definitions}
        <text x={0} y={12}>
          {unit}
        </text>
        <Group left={left} top={head}>
          <LeftValues {...values} format={(tick) => amountText(tick, locale)} width={wide} />
          <BarStack<YearBars, string>
            data={[...years]}
            keys={keys}
            x={({ year }) => year}
            value={({ parts }, key) => parts.find(({ className }) => className === key)?.value ?? 0}
            xScale={slots}
            yScale={values.scale}
            color={scaleOrdinal<string, string>({ domain: keys, range: keys })}
            offset="diverging"
          >
            {(stacks) =>
              stacks.map(({ key, bars }) =>
                bars.map(({ index, y, height, bar }) => {
                  const { year, parts } = bar.data
                  const part = parts.find(({ className }) => className === key)
                  return (
                    <rect
                      key={`${key}-${index}`}
                      className={key}
                      x={middle(year) - thick / 2}
                      width={thick}
                      y={Math.min(y, y + height)}
                      height={Math.abs(height)}
                      {...(part?.fill ? { fill: part.fill } : {})}
                    >
                      <title>{words(year, part?.value ?? 0)}</title>
                    </rect>
                  )
                }),
              )
            }
          </BarStack>
          <BottomLabels
            at={years.map(({ year }) => middle(year))}
            labels={years.map(({ year }) => String(year))}
            shown={shownLabels(years.length, wide, 44)}
            y={high + 18}
          />
          {line ? (
            <g className="calculator-chart__line">
              <LinePath
                className="calculator-chart__stroke"
                data={[...line]}
                x={(_value, n) => middle(years[n]!.year)}
                y={(value) => values.scale(value)}
              />
              {line.map((value, n) => (
                <circle key={years[n]!.year} cx={middle(years[n]!.year)} cy={values.scale(value)} r={4}>
                  <title>{words(years[n]!.year, value)}</title>
                </circle>
              ))}
            </g>
          ) : null}
        </Group>
      </svg>
    </div>
  )
}
