import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** The finding of the chart, as a sentence. */
  text: string
  children: ReactNode
  legend?: readonly { className: string; label: string }[]
}

/** A chart with its finding and legend. */
export const Figure = ({ id, title, text, children, legend }: Props) => (
  <figure className="calculator-chart" aria-labelledby={id}>
    <figcaption>
      <h3 id={id}>{title}</h3>
      <p className="calculator__muted">{text}</p>
    </figcaption>
    {children}
    {legend ? (
      <ul className="calculator-chart__legend">
        {legend.map(({ className, label }) => (
          <li key={label}>
            <svg width={14} height={14} aria-hidden="true">
              <rect className={className} width={14} height={14} rx={3} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    ) : null}
  </figure>
)
