import './chart.css'

/** Markers that differ without colour. */
const shapes = [
  <circle key="circle" r={4} />,
  <rect key="square" x={-4} y={-4} width={8} height={8} />,
  <path key="triangle" d="M0 -5 L5 4 L-5 4 Z" />,
]

/** The marker of the nth line, at the origin. */
export const lineMark = (n: number) => shapes[n % shapes.length]

/** The class with the colour and dashes of the nth line. */
export const lineClass = (n: number): string => `chart-line chart-line-${(n % shapes.length) + 1}`

type LegendProps = {
  lines: readonly { key: string; label: string }[]
  /** What the lines have in common, where a chart has several legends. */
  title?: string
}

/** Names of lines with a sample of each. */
export const LineLegend = ({ lines, title }: LegendProps) => (
  <div className="chart-legend">
    {title === undefined ? null : <span>{title}:</span>}
    <ul className="chart-legend">
      {lines.map(({ key, label }, n) => (
        <li key={key}>
          <svg width={28} height={12} aria-hidden="true" className={lineClass(n)}>
            <path className="chart-stroke" d="M0 6H28" />
            <g transform="translate(14 6)">{lineMark(n)}</g>
          </svg>
          {label}
        </li>
      ))}
    </ul>
  </div>
)
