import './chart.css'
import { scaleBand } from '@visx/scale'
import { fitLabel } from './fit-label.ts'
import { heatClass, shownHeads, type HeatData } from './heat.ts'

const nameWidth = 190
const cellWidth = 76
const cellHeight = 28

/** A heat table as a drawing, for its picture. */
export const HeatPicture = ({ corner, totals, columns, rows, foot }: HeatData) => {
  const heads = shownHeads({ columns, ...(totals ? { totals } : {}) })
  const all = foot ? [...rows, foot] : rows
  const [width, height] = [nameWidth + heads.length * cellWidth, cellHeight * (all.length + 1)]
  const x = scaleBand<string>({ domain: heads.map(({ key }) => key), range: [nameWidth, width] })
  const y = scaleBand<string>({ domain: all.map(({ key }) => key), range: [cellHeight, height] })
  const middle = cellWidth / 2
  return (
    <svg className="chart" width={width} height={height}>
      {corner === undefined ? null : <text y={18}>{fitLabel(corner, nameWidth)}</text>}
      {heads.map(({ key, name }) => (
        <text key={key} x={(x(key) ?? 0) + middle} y={18} textAnchor="middle">
          {fitLabel(name, cellWidth)}
        </text>
      ))}
      {all.map((row) => (
        <g key={row.key} transform={`translate(0 ${y(row.key) ?? 0})`}>
          <text className={row.isGroup ? 'chart-value' : 'chart-label'} y={18}>
            {fitLabel(row.name, nameWidth)}
          </text>
          {heads.map(({ key, at }) => {
            const cell = at === null ? null : (row.cells[at] ?? null)
            const text = at === null ? row.total?.text : cell?.text
            return text === undefined ? null : (
              <g key={key} transform={`translate(${x(key) ?? 0} 0)`}>
                {cell ? (
                  <rect
                    className={`chart-heat ${heatClass(cell)}`}
                    width={cellWidth - 2}
                    height={cellHeight - 2}
                  />
                ) : null}
                <text className={cell ? 'chart-label' : 'chart-value'} x={middle} y={18} textAnchor="middle">
                  {text}
                </text>
              </g>
            )
          })}
        </g>
      ))}
    </svg>
  )
}
