import '#platform/web/chart/axes.css'
import './chart.css'

type Props = {
  parts: readonly string[]
  /** The fill of the nth part. */
  fill: (n: number) => string
}

/** Names of a chart's parts with a sample of the pattern of each. */
export const PartsLegend = ({ parts, fill }: Props) => (
  <ul className="chart-legend">
    {parts.map((name, n) => (
      <li key={name}>
        <svg width={16} height={12} aria-hidden="true">
          <rect
            className={`chart-part chart-part-${n + 1}`}
            x={0.5}
            y={0.5}
            width={15}
            height={11}
            fill={fill(n)}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
